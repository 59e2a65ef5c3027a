import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LoginView } from './login-view.tsx';

const meta = {
  component: LoginView,
  args: { onSubmit: () => Promise.resolve(undefined), onSignUp: fn<() => void>() },
} satisfies Meta<typeof LoginView>;
export default meta;

export const OneClickLeadsToSignUpEvenFromAnEmptyField: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Enter your e-mail address.')).toBeNull();
  },
};
