import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { loginAtom, placeSessionAtom } from '@kinora/auth';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { accountServer, fakeApi, onPhone, onTablet, seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { MemberPage } from './member-page.tsx';

function Asked() {
  return useAtomValue(loginAtom) && <p>The login dialog is asked for</p>;
}

const meta = {
  component: MemberPage,
  render: () => (
    <>
      <MemberPage />
      <Asked />
    </>
  ),
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-content px-4 py-4">
        <Toaster />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    for (const name of ['Profile', 'Sign-in', 'Where you’re logged in', 'Your data', 'Delete my account']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.queryByRole('heading', { name: 'Connected sign-ins' })).toBeNull();
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
  },
};

/** Everything that can be open at once, with long words. */
export const EverythingPending: Story = {
  decorators: [
    withAtoms(
      seed(siteAtom, aSiteConfig({ google: true })),
      signAdaIn(
        accountServer({
          name: 'Augusta Ada King, Countess of Lovelace, of the Analytical Engine',
          email: 'ada.of.the.very.long.analytical.engines@example.com',
          isEmailConfirmed: false,
          nextEmail: 'countess.of.lovelace.at.the.engine@example.org',
          noticeEmail: 'somebody.who.reads.mails.for.her@example.net',
          deletionAt: Date.UTC(2026, 10, 29, 12),
          hasPassword: false,
          signIns: [{ provider: 'google', email: 'ada@example.com', linkedAt: Date.UTC(2026, 10, 3) }],
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account will be deleted on November 29, 2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Disconnect Google' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverythingPendingOnAPhone: Story = { ...EverythingPending, ...onPhone };
export const OnAPhone: Story = { ...Member, ...onPhone };
export const OnATablet: Story = { ...Member, ...onTablet };

export const Guest: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(placeSessionAtom, { owner: 'guest' }))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('The login dialog is asked for')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { getProfile: { forever: true } })))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account')).toBeInTheDocument();
  },
};

let tries = 0;

export const SaysWhyItIsNotThere: Story = {
  beforeEach: () => {
    tries = 0;
  },
  decorators: [
    withAtoms(
      signAdaIn(accountServer({}, { getProfile: () => ((tries += 1) > 2 ? { code: 500 } : { offline: true }) })),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    tries = 2;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side.'));
  },
};

/** The account goes, with everything that was said before, and is kept again; the focus follows. */
export const GoesAndIsKept: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toHaveTextContent('Credit records, without your name or address');
    await userEvent.keyboard('correct-horse');
    const word = canvas.getByLabelText('Type “delete” to confirm');
    await userEvent.type(word, 'keep{Enter}');
    await waitFor(() => expect(word).toHaveAccessibleDescription('Type the word exactly as shown.'));
    await expect(word).toHaveFocus();
    await userEvent.clear(word);
    await userEvent.type(word, 'Delete{Enter}');
    await expect(await canvas.findByText('Your account will be deleted on November 29, 2026.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'going'));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(canvas.queryByText('Your account will be deleted on November 29, 2026.')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Delete my account' })).toHaveFocus());
  },
};
