import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ShareDialogPanel } from './share-dialog-panel.tsx';

const meta = {
  component: ShareDialogPanel,
  args: { id: '1', title: 'A paper boat', onClose: fn() },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ getShare: { data: null } })))],
} satisfies Meta<typeof ShareDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheClip: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A paper boat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const LongTitleOnAPhone: Story = {
  ...onPhone,
  args: { title: 'A paper boat in a storm at night, seen from above, with lightning over a very long harbour wall' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Anyone with the link' })).toBeVisible();
  },
};
