import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LoginForms, type LoginFormsProps } from './login-forms-panel.tsx';

const meta = {
  component: LoginForms,
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()))],
  args: {
    view: { name: 'login' },
    email: 'ada@example.com',
    show: fn<LoginFormsProps['show']>(),
    onEmailChange: fn<LoginFormsProps['onEmailChange']>(),
  },
} satisfies Meta<typeof LoginForms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TellsWhatIsTypedAndLeadsToSignUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await expect(args.onEmailChange).toHaveBeenCalledWith('ada@example.comx');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.show).toHaveBeenCalledWith({ name: 'sign-up' });
  },
};

export const SignUpKeepsTheAddress: Story = {
  args: { view: { name: 'sign-up' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.show).toHaveBeenCalledWith({ name: 'login' });
  },
};

export const AsksForALongerPasswordUnderTheHardenedProfile: Story = {
  args: { view: { name: 'sign-up' } },
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(siteAtom, aSiteConfig({ securityProfile: 'hardened' })))],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('8–64 characters');
  },
};
