import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { draftAtom, openLinkAtom } from '../draft/draft-atoms.ts';
import { StyleOfferPanel } from './style-offer-panel.tsx';

function Chosen() {
  return <output>{String(useAtomValue(draftAtom).choices.style)}</output>;
}

const meta = {
  component: StyleOfferPanel,
  args: { style: 'pixel' },
  render: (args) => (
    <>
      <StyleOfferPanel {...args} />
      <Chosen />
    </>
  ),
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox+in+pixel+art&model=local&style=storybook'))],
} satisfies Meta<typeof StyleOfferPanel>;
export default meta;

export const ChoosesTheStyle: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('storybook');
    await userEvent.click(canvas.getByRole('button', { name: /^Switch to / }));
    await expect(canvas.getByRole('status')).toHaveTextContent('pixel');
  },
};

export const ModelWithoutStyles: StoryObj<typeof meta> = {
  decorators: [withAtoms(seed(openLinkAtom, 'prompt=a+fox+in+pixel+art&model=veo-3-1'))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
