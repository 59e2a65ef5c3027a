import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ConfirmView } from './confirm-view.tsx';

const meta = {
  component: ConfirmView,
  args: { is: { state: 'working' }, memberHref: '/member/', onAgain: fn() },
} satisfies Meta<typeof ConfirmView>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ada@example.com';

export const Working: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’re checking your link.')).toBeVisible();
  },
};

export const TheAccounts: Story = {
  args: { is: { state: 'done', purpose: 'account', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await expect(canvas.getByText(/is confirmed\./)).toHaveTextContent('ada@example.com is confirmed.');
    await expect(canvas.getByRole('link', { name: 'Go to Member Center' })).toHaveAttribute('href', '/member/');
  },
};

export const TheNext: Story = {
  args: { is: { state: 'done', purpose: 'next', email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/From now on/)).toHaveTextContent('log in with ada@example.com.');
  },
};

export const TheNotificationOne: Story = {
  ...onPhone,
  args: { is: { state: 'done', purpose: 'notice', email: 'a-very-long-address-without-a-place@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Codes can now be sent to/)).toBeVisible();
  },
};

export const NoLink: Story = {
  args: { is: { state: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This address has no link' })).toBeVisible();
  },
};

export const UsedAlready: Story = {
  args: { is: { state: 'failed', title: 'This link was already used or has expired', text: 'Ask.', canRepeat: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Offline: Story = {
  args: { is: { state: 'failed', title: 'No connection', text: 'Check your connection.', canRepeat: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
