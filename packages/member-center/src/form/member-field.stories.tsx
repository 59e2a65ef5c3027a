import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MemberField } from './member-field.tsx';

const meta = {
  component: MemberField,
  args: { name: 'current', label: 'Your password', value: '', readOnly: false, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof MemberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPassword: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).not.toHaveAttribute('passwordrules');
  },
};

export const NewPassword: Story = {
  args: { name: 'password', label: 'New password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
    await expect(field).toHaveAccessibleDescription('6–16 characters');
  },
};

export const NewPasswordUnderTheHardenedProfile: Story = {
  args: { name: 'password', label: 'New password', security: 'hardened' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 64'));
    await expect(field).toHaveAccessibleDescription('8–64 characters');
  },
};

export const Email: Story = {
  args: { name: 'email', label: 'New email', error: 'Enter an address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New email');
    await expect(field).toHaveAttribute('maxlength', '50');
    await expect(field).toBeInvalid();
  },
};

export const Word: Story = {
  args: { name: 'word', label: 'Type “delete” to confirm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Type “delete” to confirm')).toHaveAttribute('autocomplete', 'off');
  },
};
