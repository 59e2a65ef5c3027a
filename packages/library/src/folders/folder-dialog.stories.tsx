import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FolderDialog } from './folder-dialog.tsx';

const meta = {
  component: FolderDialog,
  args: { isBusy: false, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof FolderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MakesOne: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Create folder' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Boats{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Boats');
  },
};

export const RenamesOne: Story = {
  args: { name: 'Boats', problem: 'You already have a folder with this name. Choose another name.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(args.onSave).toHaveBeenCalledWith('Boats');
  },
};

export const Saving: Story = {
  args: { name: 'Boats', isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const LongNameOnAPhone: Story = {
  ...onPhone,
  args: { name: 'unbroken'.repeat(8), problem: 'You already have a folder with this name. Choose another name.' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/already have a folder/);
  },
};
