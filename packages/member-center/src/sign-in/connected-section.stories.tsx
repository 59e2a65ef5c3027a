import type { SignInOutcome } from '@kinora/contracts/identity';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { connectNews } from './connect-messages.ts';
import { ConnectedSection } from './connected-section.tsx';

const google = { provider: 'google', email: 'ada@example.com', linkedAt: Date.UTC(2026, 10, 3, 12) } as const;

const meta = {
  component: ConnectedSection,
  args: { signIns: [google], hasPassword: true, onUnlink: fn() },
} satisfies Meta<typeof ConnectedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Connected on November 3, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await expect(args.onUnlink).toHaveBeenCalledWith(google);
  },
};

export const TheOnlyWayInCannotBeLeft: Story = {
  ...onPhone,
  args: { hasPassword: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Disconnect Google' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/It’s your only sign-in. Set a password/);
  },
};

export const None: Story = {
  args: { signIns: [], onConnect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Google' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const NoneAndNothingToConnect: Story = {
  args: { signIns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ConnectedJustNow: Story = {
  args: { news: connectNews('connected') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Google is connected.');
  },
};

export const TurnedBackThere: Story = {
  args: { signIns: [], onConnect: fn(), news: connectNews('connect-cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You cancelled at Google');
  },
};

/** A refusal says itself at once, and the way to another try stays. */
const refused = (outcome: SignInOutcome, words: string): Story => ({
  args: { signIns: [], onConnect: fn(), news: connectNews(outcome) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await expect(canvas.getByRole('button', { name: 'Connect Google' })).toBeEnabled();
  },
});

export const BelongsToAnotherAccount: Story = {
  ...onPhone,
  ...refused('connect-link-taken', 'already connected to another Kinora account'),
};
export const DidNotWork: Story = refused('connect-failed', 'couldn’t be connected');
export const TookTooLong: Story = refused('connect-expired', 'took too long');
export const AddressNotConfirmed: Story = refused('connect-email-unverified', 'email address isn’t confirmed');
export const GoogleIsBusy: Story = refused('connect-busy', 'isn’t responding');

export const AnotherOneIsConnected: Story = {
  args: { news: connectNews('connect-already-linked') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Disconnect that one first');
  },
};
