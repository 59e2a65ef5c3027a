import { settingsAtom } from '@kinora/creating';
import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { ReferencePicturesPanel } from './reference-pictures-panel.tsx';

/** What the clip would be made from. */
function Mode() {
  return <p>Mode: {useAtomValue(settingsAtom).mode}</p>;
}

const meta = {
  component: ReferencePicturesPanel,
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
        <Mode />
      </div>
    ),
    withAtoms(),
  ],
} satisfies Meta<typeof ReferencePicturesPanel>;
export default meta;

async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

export const AddsAndRemoves: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mode: text')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Add reference images'), [
      await aPicture('one.png'),
      await aPicture('two.png'),
    ]);
    await expect(await canvas.findByRole('img', { name: 'Reference image 2: two.png' })).toBeVisible();
    await expect(canvas.getByText('Mode: reference')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove reference image 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove reference image 1/ }));
    await expect(canvas.getByText('Mode: text')).toBeVisible();
  },
};
