import { aProfile } from '@kinora/contracts/fixtures';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SignInSection } from './sign-in-section.tsx';

const meta = {
  component: SignInSection,
  args: { profile: aProfile(), pauses: { account: 0, next: 0 }, busy: null, onLink: fn(), onTask: fn() },
} satisfies Meta<typeof SignInSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Send/ })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTask.mock.calls.flat()).toEqual(['email', 'notice', 'password']);
  },
};

const pending = aProfile({
  isEmailConfirmed: false,
  nextEmail: 'countess@example.org',
  noticeEmail: 'reader@example.net',
  hasPassword: false,
});

export const EverythingWaits: Story = {
  args: { profile: pending },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Not confirmed')).toHaveLength(2);
    await expect(canvas.getByText('countess@example.org')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Resend email' })) await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel change: email' }));
    await expect(args.onLink.mock.calls.flat()).toEqual(['account', 'next', 'withdraw']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove notification email' }));
    await expect(args.onTask).toHaveBeenCalledWith('remove-notice');
    await expect(canvas.getByRole('button', { name: 'Set a password' })).toBeVisible();
  },
};

export const EverythingWaitsOnAPhone: Story = { ...onPhone, args: { profile: pending } };
export const EverythingWaitsOnATablet: Story = { ...onTablet, args: { profile: pending } };

export const EachPauseIsCounted: Story = {
  args: { profile: pending, pauses: { account: 43, next: 9 }, busy: 'withdraw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again in 43 s' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send again in 9 s' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel change: email' })).toHaveAttribute('aria-busy', 'true');
  },
};
