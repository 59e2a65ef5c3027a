import { onPhone } from '@kinora/testkit';
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
