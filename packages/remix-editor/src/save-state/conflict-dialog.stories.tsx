import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ConflictDialog } from './conflict-dialog.tsx';

const meta = {
  component: ConflictDialog,
  args: { name: 'Three small voyages', onTheirs: fn(), onCopy: fn(), onClose: fn() },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'This project changed on another device' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine as a copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Open theirs' }));
    await expect(args.onTheirs).toHaveBeenCalledOnce();
  },
};

export const SaysWhyThereIsNoCopy: Story = {
  args: { problem: 'You have 500 projects, which is the most.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('500 projects');
  },
};

export const LongNameOnAPhone: Story = {
  args: { name: 'A very long name of a project '.repeat(6), task: 'copy' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Open theirs' })).toBeDisabled();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const OpeningTheirs: Story = {
  args: { task: 'theirs' },
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Open theirs' }));
    await expect(args.onTheirs).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Save mine as a copy' })).toBeDisabled();
  },
};
