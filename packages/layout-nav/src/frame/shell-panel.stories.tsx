import { apiClientAtom } from '@kinora/api-client';
import { loginAtom, placeSessionAtom } from '@kinora/auth';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, waitFor, within } from 'storybook/test';

import { lateShell } from '../late-shell.ts';
import { ShellPanel } from './shell-panel.tsx';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function Page() {
  return <p>{useAtomValue(loginAtom) ? 'The login dialog is asked for' : 'A page'}</p>;
}

const meta = {
  component: ShellPanel,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lateShell.load()),
  parameters: { layout: 'fullscreen' },
  args: {
    routes: ['/text-to-video/', '/support/contact-us/', '/terms/', '/privacy/'],
    pathname: '/text-to-video/local/',
    homeHref: '/text-to-video/',
    children: <Page />,
  },
} satisfies Meta<typeof ShellPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({})), seed(placeSessionAtom, { owner: 'guest' }))],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Text to Video/, current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Image to video/ })).toBeNull();
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms/');
    await expect(within(canvas.getByRole('navigation', { name: 'Main' })).getByText('Contact US')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('The login dialog is asked for')).toBeVisible();
  },
};

/** The balance the browser knew gives way to what the server says. */
export const Member: Story = {
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ integral: { data: { total: 32 } } })),
      seed(placeSessionAtom, { owner: 'member', member: ada }),
      seed(confirmBalanceAtom, 40),
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await waitFor(() => expect(banner).toHaveTextContent('32'));
  },
};

export const MemberOnAPhone: Story = {
  ...Member,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    await waitFor(() => expect(menu).toHaveTextContent('Enough for 4 local clips'));
  },
};
