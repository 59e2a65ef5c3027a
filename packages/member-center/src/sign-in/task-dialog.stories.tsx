import { aProfile } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { TaskDialog, type TaskDialogProps } from './task-dialog.tsx';

const meta = {
  component: TaskDialog,
  args: {
    task: 'email',
    profile: aProfile({ nextEmail: 'countess@example.org' }),
    onSubmit: fn<TaskDialogProps['onSubmit']>(() => Promise.resolve(undefined)),
    onClose: fn(),
  },
} satisfies Meta<typeof TaskDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherEmailBeginsWithTheOneThatWaits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Change your email' })).toBeVisible();
    await expect(canvas.getByLabelText('New email')).toHaveValue('countess@example.org');
  },
};

export const NotificationEmail: Story = {
  args: { task: 'notice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Set a notification email' })).toBeVisible();
    await expect(canvas.getByLabelText('Notification email')).toHaveValue('');
  },
};

export const RemovesTheNotificationEmail: Story = {
  args: { task: 'remove-notice' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct-horse{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const AnotherPassword: Story = {
  args: { task: 'password' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct-horse');
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'correct-horse{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('This is your current password. Choose another one.'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ALongerPasswordUnderTheHardenedProfile: Story = {
  args: { task: 'password', security: 'hardened' },
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(canvas.getByLabelText('Your password'), 'older1');
    await userEvent.type(password, 'seven-7{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Passwords have 8 to 64 characters.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(password);
    await userEvent.type(password, 'four words with spaces{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const FirstPasswordOnAPhone: Story = {
  ...onPhone,
  args: { task: 'password', profile: aProfile({ hasPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Set a password' })).toBeVisible();
    await expect(canvas.queryByLabelText('Your password')).toBeNull();
  },
};

export const LongAddressOnAPhone: Story = {
  ...onPhone,
  args: { profile: aProfile({ email: `${'long'.repeat(16)}@${'long'.repeat(30)}.example` }) },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toHaveTextContent('longlong');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
