import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { KeepClip } from './keep-clip.tsx';

const meta = { component: KeepClip, args: { others: 3, isBusy: false, onKeep: fn() } } satisfies Meta<typeof KeepClip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all' }));
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await expect(canvas.getByRole('group', { name: 'Move the other 3 clips to the trash?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const OneOther: Story = {
  args: { others: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await expect(canvas.getByRole('group', { name: 'Move the other clip to the trash?' })).toBeVisible();
  },
};

export const Moving: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
