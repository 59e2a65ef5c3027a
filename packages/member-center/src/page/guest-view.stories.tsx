import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { connectNews } from '../sign-in/connect-messages.ts';
import { GuestView } from './guest-view.tsx';

const meta = { component: GuestView, args: { onLogIn: fn() } } satisfies Meta<typeof GuestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheWayIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const LoggedOutWhileConnecting: Story = {
  ...onPhone,
  args: { news: connectNews('connect-signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You were logged out');
  },
};

export const OnAPhone: Story = { ...onPhone };
