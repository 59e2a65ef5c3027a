import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LoginView } from './login-view.tsx';

const meta = {
  component: LoginView,
  args: { onSubmit: () => Promise.resolve(undefined), onSignUp: fn<() => void>(), onForgot: fn<() => void>() },
} satisfies Meta<typeof LoginView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneClickLeadsToSignUpEvenFromAnEmptyField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Enter your email address.')).toBeNull();
  },
};

export const LeadsToTheRetrieval: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot your password?' }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Enter your password.')).toBeNull();
  },
};

export const WithAnAddressBeginsInThePassword: Story = {
  args: { email: 'ada@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const WithGoogle: Story = {
  args: { google: { busy: false, onPress: fn<() => void>() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.google?.onPress).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...WithGoogle, ...onPhone };
