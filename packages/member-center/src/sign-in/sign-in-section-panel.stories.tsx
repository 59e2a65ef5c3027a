import { aProfile } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { loadProfileAtom } from '../profile-atoms.ts';
import { signAdaIn } from '../testing/account-seeds.ts';
import { SignInSectionPanel } from './sign-in-section-panel.tsx';

const meta = {
  component: SignInSectionPanel,
  args: { profile: aProfile({ isEmailConfirmed: false, noticeEmail: 'reader@example.net' }) },
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SignInSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SendsTheConfirmationAndPauses: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(await canvas.findByText('We sent an email to ada@example.com.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Send again in (?:60|59) s$/ })).toBeDisabled();
  },
};

/** As it is after a reload: only the server knows of the mail. */
export const ThePauseOutlivesAReload: Story = {
  decorators: [
    withAtoms((store) => {
      signAdaIn(accountServer({ isEmailConfirmed: false, confirmationPause: 31 }))(store);
      void store.set(loadProfileAtom);
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Send again in 3[01] s$/ })).toBeDisabled();
  },
};

const waiting = aProfile({ nextEmail: 'countess@example.org' });

export const SendsTheLinkToTheNextAddressAgain: Story = {
  args: { profile: waiting },
  decorators: [withAtoms(signAdaIn(accountServer(waiting)))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(await canvas.findByText('We sent an email to countess@example.org.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Send again in (?:60|59) s$/ })).toBeDisabled();
  },
};

export const SaysThatTheNextAddressIsTaken: Story = {
  args: { profile: waiting },
  decorators: [withAtoms(signAdaIn(accountServer(waiting, { sendConfirmation: { refuse: 'email-taken' } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(await canvas.findByText(/Another account uses this email address/)).toBeVisible();
  },
};

/** The words and the button go with it; the focus stays in the row. */
export const WithdrawsTheNextAddress: Story = {
  args: { profile: waiting },
  decorators: [withAtoms(signAdaIn(accountServer(waiting)))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel change: email' }));
    await expect(await canvas.findByText('Your email stays ada@example.com.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change email' })).toHaveFocus());
  },
};

export const SaysHowLongToWait: Story = {
  decorators: [
    withAtoms(signAdaIn(accountServer({}, { sendConfirmation: { code: 429, details: { retry_after: 1800 } } }))),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }));
    await expect(await canvas.findByText('Too many tries. Try again in 30 min.')).toBeVisible();
  },
};

export const ChangesTheEmail: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change email' });
    await userEvent.click(opener);
    await userEvent.type(await canvas.findByLabelText('New email'), 'grace@example.com');
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct-horse{Enter}');
    await expect(await canvas.findByText('We sent a link to grace@example.com.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RefusesAWrongPasswordInPlace: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { changePassword: { refuse: 'wrong-password' } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const current = await canvas.findByLabelText('Your password');
    await userEvent.type(current, 'wrong-horse');
    await userEvent.type(canvas.getByLabelText('New password'), 'paper-boat-7{Enter}');
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('That isn’t your password. Check it and try again.'),
    );
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('paper-boat-7');
  },
};

export const RemovesTheNotificationEmail: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove notification email' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'correct-horse{Enter}');
    await expect(await canvas.findByText('Notification email removed.')).toBeVisible();
  },
};
