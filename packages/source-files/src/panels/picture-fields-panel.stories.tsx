import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { PictureFieldsPanel } from './picture-fields-panel.tsx';

const meta = {
  component: PictureFieldsPanel,
  args: { hasTwo: true },
  decorators: [
    withAtoms(),
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureFieldsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

async function aPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** As a browser does when a file is on the clipboard. */
function paste(file: File) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
}

export const TakesTwoPictures: Story = {
  play: async ({ canvas }) => {
    paste(await aPicture('one.png'));
    await expect(await canvas.findByRole('img', { name: 'Your image: one.png' })).toBeVisible();
    paste(await aPicture('two.png'));
    await expect(await canvas.findByRole('img', { name: 'Your image: two.png' })).toBeVisible();
    await expect(canvas.getAllByText('40 × 30, 1 kB')).toHaveLength(2);
  },
};

export const KeepsThePictureWhenAFileIsRefused: Story = {
  args: { hasTwo: false },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your image'), await aPicture('one.png'));
    const field = await canvas.findByLabelText('Replace: Your image');
    await userEvent.upload(field, new File(['no picture'], 'notes.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.png wasn’t added. It isn’t an image.');
    await expect(canvas.getByRole('img', { name: 'Your image: one.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
