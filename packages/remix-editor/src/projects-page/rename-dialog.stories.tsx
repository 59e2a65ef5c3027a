import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { RenameDialog } from './rename-dialog.tsx';

const meta = {
  component: RenameDialog,
  args: { name: 'A ship', isBusy: false, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof RenameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Rename project' }));
    const field = dialog.getByLabelText('Name');
    await expect(field).toHaveValue('A ship');
    await userEvent.clear(field);
    await expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await userEvent.type(field, 'A boat{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('A boat');
  },
};

export const SaysWhyNot: Story = {
  args: { problem: 'This project no longer exists. Reload the page.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveAccessibleDescription(/no longer exists/);
  },
};

export const Saving: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const LongNameOnAPhone: Story = {
  ...onPhone,
  args: { name: 'غابة unbroken'.repeat(8), problem: 'This project no longer exists. Reload the page.' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
  },
};
