import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { dropTokens, dropUserInfo } from '@kinora/browser/kept';
import { aSiteConfig, aStanding } from '@kinora/contracts/fixtures';
import type { SignInReason } from '@kinora/contracts/identity';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { enterByTicketAtom, takeArrivalAtom } from '../arrival-atoms.ts';
import { loginAtom } from '../login-atoms.ts';
import { pageAtom } from '../page-atom.ts';
import { aPage } from '../testing/a-page.ts';
import { LoginDialog } from './login-dialog-panel.tsx';

function forget() {
  dropTokens();
  dropUserInfo();
}

/** Shows the dialog once it is asked for, as the page does. */
function Asked({ children }: { children: () => ReactNode }) {
  return useAtomValue(loginAtom) === null ? <p>Not asked for</p> : children();
}

/** The dialog as somebody finds it who comes back from Google. */
const meta = {
  component: LoginDialog,
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Back from the other provider without anybody, with its reason in the address. */
const backWith = (signin: SignInReason, words: string): Story => ({
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi()),
      seed(siteAtom, aSiteConfig({ google: true })),
      seed(pageAtom, aPage()),
      seed(takeArrivalAtom, { signin }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(within(canvas.getByRole('dialog')).getByRole('alert')).toHaveTextContent(words));
    await expect(
      within(canvas.getByRole('dialog')).getByRole('button', { name: 'Continue with Google' }),
    ).toBeEnabled();
  },
});

export const GoogleWasCancelled: Story = backWith('cancelled', 'You didn’t finish signing in with Google');
export const GoogleFailed: Story = backWith('failed', 'didn’t work');
export const GoogleTookTooLong: Story = backWith('expired', 'took too long');
export const GoogleHasNotConfirmedTheAddress: Story = backWith('email-unverified', 'isn’t confirmed');
export const GoogleIsBusy: Story = backWith('busy', 'Try again in a minute');
export const AnotherGoogleAccountIsConnected: Story = {
  ...onPhone,
  ...backWith('link-taken', 'connected to another Google account'),
};

export const ANewGoogleMemberIsToldWhyThereAreNoStartCredits: Story = {
  decorators: [
    (Story) => <Asked>{() => <Story />}</Asked>,
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          initMember: {
            data: aStanding({ token: 'ut_9', email: 'ada@example.com', start_credits: 0, start_refused: 'device' }),
          },
        }),
      ),
      seed(pageAtom, aPage()),
      seed(enterByTicketAtom, { ticket: 'tk_1' }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your account is ready' })).toBeVisible());
    await expect(canvas.getByText(/Welcome credits were already claimed on this device/)).toBeVisible();
  },
};
