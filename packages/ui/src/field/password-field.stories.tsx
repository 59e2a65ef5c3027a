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

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
  },
};

export const ShowsAndHidesThePassword: Story = {
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

export const Invalid: Story = {
  args: { error: 'That password doesn’t match this email. Try again or reset it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Try again or reset it/);
  },
};

export const InArabic: Story = {
  args: { label: 'كلمة المرور' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('كلمة المرور');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const { left, width } = field.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
};
