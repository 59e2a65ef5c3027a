import { apiClientAtom, siteAtom } from '@kinora/api-client';
import { loginAtom, placeSessionAtom } from '@kinora/auth';
import { dropStored, readStored } from '@kinora/browser/kept';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, waitFor, within } from 'storybook/test';

import { lazyShell } from '../lazy-shell.ts';
import { ShellPanel } from './shell-panel.tsx';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

function Page() {
  return <p>{useAtomValue(loginAtom) ? 'The login dialog is asked for' : 'A page'}</p>;
}

const meta = {
  component: ShellPanel,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lazyShell.load()),
  parameters: { layout: 'fullscreen' },
  args: {
    routes: ['/text-to-video/', '/support/contact-us/', '/terms/', '/privacy/'],
    pathname: '/text-to-video/local/',
    homeHref: '/text-to-video/',
    onUpgrade: fn(),
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
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms/');
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

const site = aSiteConfig({
  marketingUrl: 'https://kinora.example/',
  socials: { youtube: 'https://example.com/kinora' },
});
const promotion = {
  kind: 'dated',
  name: 'autumn',
  text: 'Plans are half price until 30 November.',
  endsAt: Date.now() + 60_000,
} as const;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

/** The page makes room for the offer: 71 px above, and the navigation begins below it. */
export const WithAnOffer: Story = {
  beforeEach: () => dropStored('local', 'kinora:banner'),
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({})),
      seed(placeSessionAtom, { owner: 'guest' }),
      seed(siteAtom, { ...site, promotion }),
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('banner');
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect([top(header), top(navigation)]).toEqual([71, 135]);
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the offer' }));
    await expect([top(header), top(navigation)]).toEqual([0, 64]);
    await expect(readStored('local', 'kinora:banner', String)).toBe('autumn');
  },
};

export const LeadsToThePricesAndElsewhere: Story = {
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi({})), seed(placeSessionAtom, { owner: 'guest' }), seed(siteAtom, site)),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Kinora home' })).toHaveAttribute('href', 'https://kinora.example/');
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: /^YouTube/ })).toBeVisible();
    await userEvent.click(navigation.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
