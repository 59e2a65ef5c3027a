import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { anItem, atLibrary } from '../testing/library-server.ts';
import { ShareDialogPanel } from './share-dialog-panel.tsx';

const meta = {
  component: ShareDialogPanel,
  args: { item: anItem(0), onClose: fn() },
  decorators: [withAtoms(atLibrary())],
} satisfies Meta<typeof ShareDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheClip: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A paper boat, number 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
