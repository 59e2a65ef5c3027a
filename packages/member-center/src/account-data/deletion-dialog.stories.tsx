import { onPhone } from '@kinora/testkit';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { DeletionDialog, type DeletionDialogProps } from './deletion-dialog.tsx';

const meta = {
  component: DeletionDialog,
  args: {
    email: 'ada@example.com',
    hasPassword: true,
    onSubmit: fn<DeletionDialogProps['onSubmit']>(() => Promise.resolve(undefined)),
    onClose: fn(),
  },
} satisfies Meta<typeof DeletionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WantsToBeSure: Story = {
  play: async ({ args, canvas }) => {
    const current = canvas.getByLabelText('Your password');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutAPasswordTheWordIsEnough: Story = {
  ...onPhone,
  args: { hasPassword: false },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Type “delete” to confirm'), 'delete{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  args: { onSubmit: fn<DeletionDialogProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct-horse');
    await userEvent.type(canvas.getByLabelText('Type “delete” to confirm'), 'delete{Enter}{Enter}');
    const send = canvas.getByRole('button', { name: 'Delete my account' });
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const offline = { field: null, message: msg`Kinora can’t be reached. Check your connection and try again.` };

export const Offline: Story = {
  args: { onSubmit: fn<DeletionDialogProps['onSubmit']>(() => Promise.resolve(offline)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct-horse');
    const word = canvas.getByLabelText('Type “delete” to confirm');
    await userEvent.type(word, 'delete{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(word).toHaveValue('delete');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
