import { apiClientAtom } from '@kinora/api-client';
import { setSessionFlag } from '@kinora/browser/kept';
import { aStanding } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { Button, Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, waitFor } from 'storybook/test';

import { enterByTicketAtom } from '../arrival-atoms.ts';
import { lazyLogin } from '../lazy-login.ts';
import { openLoginAtom } from '../login-atoms.ts';
import { pageAtom } from '../page-atom.ts';
import { aPage } from '../testing/a-page.ts';
import { LoginHost } from './login-host-panel.tsx';

function Header() {
  const open = useSetAtom(openLoginAtom);
  return <Button onClick={() => open({ reason: 'header' })}>Login</Button>;
}

const meta = {
  component: LoginHost,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lazyLogin.load()),
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Header />
        <Story />
      </>
    ),
    withAtoms(seed(apiClientAtom, fakeApi())),
  ],
} satisfies Meta<typeof LoginHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWhenAskedAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Welcome back' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Welcome back' })).toBeVisible());
  },
};

export const WelcomesANewMemberOnce: Story = {
  beforeEach: () => setSessionFlag('welcome', '40'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Welcome. You start with 40 credits.')).toBeVisible());
    await expect(window.sessionStorage.getItem('kinora:welcome')).toBeNull();
  },
};

export const WelcomesANewMemberWhoCameByATicket: Story = {
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          initMember: {
            data: aStanding({ token: 'ut_9', email: 'ada@example.com', start_credits: 40, start_refused: null }),
          },
        }),
      ),
      seed(pageAtom, aPage()),
      seed(enterByTicketAtom, { ticket: 'tk_1' }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Welcome. You start with 40 credits.')).toBeVisible());
  },
};
