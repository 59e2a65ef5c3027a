import { aPayment } from '@kinora/contracts/fixtures';
import { openPricingAtom } from '@kinora/credits';
import { seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { at, buying } from '../testing/pricing-seeds.ts';
import { PricingPanel } from './pricing-panel.tsx';

const links: string[] = [];
const closed: string[] = [];
const server = { isPaid: false, isThere: true };
const pack = aPayment({ id: 'new', sku: 'pack-600', credits: 600 });

const meta = {
  component: PricingPanel,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    links.length = 0;
    closed.length = 0;
    Object.assign(server, { isPaid: false, isThere: true });
  },
  decorators: [
    (Story) => (
      <main className="min-h-screen">
        <h1>Home</h1>
        <Toaster />
        <Story />
      </main>
    ),
    withAtoms(
      at({
        listPayments: () =>
          server.isThere ? { data: { payments: server.isPaid ? [pack] : [], next: null } } : { offline: true },
      }),
      buying(links, closed),
      seed(openPricingAtom, { kind: 'short', balance: 0, cost: 8, missing: 8 } as const),
    ),
  ],
} satisfies Meta<typeof PricingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = { timeout: 6000 };
const pressBuy = async (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole('button', { name: /Buy a pack of 600 credits/ }));

export const ClosesWhenItIsPaidAndSaysWhatArrived: Story = {
  play: async ({ canvas }) => {
    await pressBuy(canvas);
    await expect(await canvas.findByText(/Your purchase opened in a new tab/)).toBeVisible();
    server.isPaid = true;
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), LONG);
    await expect(canvas.getByText('600 credits added')).toBeVisible();
  },
};

export const SaysThatTheServerIsGone: Story = {
  play: async ({ canvas }) => {
    await pressBuy(canvas);
    await expect(await canvas.findByText(/Your purchase opened in a new tab/)).toBeVisible();
    server.isThere = false;
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We’ll keep trying'), LONG);
  },
};

export const OpensNoTabWhereTheServerIsGone: Story = {
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('button', { name: /Buy a pack of 600 credits/ });
    server.isThere = false;
    await userEvent.click(buy);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was paid.'));
    await expect([links, closed]).toEqual([[], ['closed']]);
  },
};
