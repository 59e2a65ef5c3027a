import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TrashNote } from './trash-note.tsx';

const meta = {
  component: TrashNote,
  args: { count: 2, trashDays: 30, isBusy: false, onEmpty: fn() },
} satisfies Meta<typeof TrashNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksBeforeItIsEmptied: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 clips permanently' }));
    await expect(args.onEmpty).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Empty trash' })).toBeDisabled();
  },
};
