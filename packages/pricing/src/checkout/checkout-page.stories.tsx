import { loginAtom } from '@kinora/auth';
import { anOrder } from '@kinora/contracts/fixtures';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { at } from '../testing/pricing-seeds.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { openingPortAtom } from './open-order-atoms.ts';

const ORDER = anOrder();
const left: string[] = [];
const leaving = seed(openingPortAtom, {
  language: () => 'en',
  readKey: () => undefined,
  keepKey: () => {},
  dropKey: () => {},
  landing: () => ({ siteInitializing: '', fromUser: '' }),
  leave: (url: string) => void left.push(url),
});

function Asked() {
  return useAtomValue(loginAtom) && <p>The login dialog is asked for</p>;
}

let state: 'open' | 'paid' = 'open';

const meta = {
  component: CheckoutPage,
  args: { id: ORDER.id, homeHref: '/text-to-video/', memberHref: '/member/' },
  render: (args) => (
    <main className="mx-auto max-w-content px-4 py-4">
      <CheckoutPage {...args} />
      <Asked />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    state = 'open';
    left.length = 0;
    globalThis.localStorage.removeItem('kinora:purchase-back');
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheOrderOfASku: Story = {
  args: { id: 'basic-month' },
  decorators: [withAtoms(at({ openOrder: { data: ORDER } }), leaving)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('US$15.99')).toBeVisible();
    await expect(left).toContain(ORDER.url);
  },
};

/** Pays at the sandbox's checkout by keyboard; the way back leads to where the buyer was. */
export const PaysInTheSandbox: Story = {
  beforeEach: () => globalThis.localStorage.setItem('kinora:purchase-back', '"/ai-video-effects/"'),
  decorators: [
    withAtoms(
      at({
        getOrder: () => ({ data: anOrder(state === 'paid' ? { state, url: null, credits: 500 } : {}) }),
        answerOrder: () => {
          state = 'paid';
          return { data: ORDER };
        },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/500 credits are on your balance/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/ai-video-effects/',
    );
  },
};

export const Guest: Story = {
  args: { id: 'pro-month' },
  decorators: [withAtoms(at({}, {}, { isMember: false }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pro, monthly')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('The login dialog is asked for')).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  ...onPhone,
  decorators: [withAtoms(at({ getOrder: { refuse: 'unknown-order' } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This purchase wasn’t found.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const AnAddressThatMeansNothing: Story = {
  args: { id: '../account' },
  decorators: [withAtoms(at({}))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This purchase wasn’t found.');
  },
};

export const Loading: Story = {
  decorators: [withAtoms(at({ getOrder: { forever: true } }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your purchase')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  decorators: [withAtoms(at({ getOrder: { offline: true } }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
