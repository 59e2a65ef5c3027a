import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  parameters: {
    guide: {
      use: 'Use it wherever a password is typed. For the code of an email, take CodeField.',
      do: ['Set autoComplete to current-password or new-password.', 'Say the rules in hint before the first mistake.'],
      dont: ['Put another button into its end: the eye stands there.', 'Block pasting.'],
    },
  },
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'paperboat' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsShownAndHiddenAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('paperboat');
  },
};

export const Wrong: Story = { args: { error: 'That password doesn’t match this e-mail. Try again or reset it.' } };
