import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ConfirmMemberDialog } from './confirm-member-dialog.tsx';

const meta = {
  component: ConfirmMemberDialog,
  args: { email: 'a***@e***.com', busy: false, onContinue: fn<() => void>(), onClose: fn<() => void>() },
} satisfies Meta<typeof ConfirmMemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForWhom: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Continue as a***@e***.com?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in as I am' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const UnderWay: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByRole('button', { name: 'Stay signed in as I am' })).toBeDisabled();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const OnAPhoneWithoutAName: Story = {
  ...onPhone,
  args: { email: '' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Continue as another member?' })).toBeVisible());
  },
};
