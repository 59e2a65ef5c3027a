import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { packOffers, planOffers } from '../offers.ts';
import { somePrices } from '../testing/some-prices.ts';
import { PricingDialog } from './pricing-dialog.tsx';

const width = (element: Element) => Math.round(element.getBoundingClientRect().width);

const meta = {
  component: PricingDialog,
  args: {
    reason: { kind: 'short', balance: 214, cost: 384, missing: 170 },
    balance: 214,
    tab: 'month',
    plans: planOffers('month', somePrices()),
    packs: packOffers(somePrices(), false),
    actionOf: () => ({ kind: 'buy', onBuy: () => {} }),
    left: null,
    served: ['chat'],
    onTab: fn(),
    onBuyPack: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="min-h-screen">
        <h1>Home</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PricingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsMissing: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Upgrade to get more credits' });
    await expect(dialog).toHaveTextContent('You have 214. This needs 384, so you’re 170 short.');
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: /Yearly/ }));
    await expect(args.onTab).toHaveBeenCalledWith('year');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const HasItsMeasures: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(width(dialog)).toBe(980));
    await expect(width(canvas.getByRole('region', { name: 'Basic' }))).toBe(386);
    await expect(width(canvas.getByRole('region', { name: 'Pro' }))).toBe(412);
    await expect(width(canvas.getByRole('tablist'))).toBe(460);
    const [basic, pro] = canvas.getAllByRole('button', { name: /Buy Now/ });
    await expect(basic?.getBoundingClientRect().top).toBe(pro?.getBoundingClientRect().top);
    // The packs stand on the grid of the cards.
    await expect(width(canvas.getByRole('region', { name: 'One-time credits' }))).toBe(386 + 20 + 412);
  },
};

export const SaysEachThingOnce: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent('You have 214 credits.');
    for (const fact of [
      /never charged/,
      /before each renewal/,
      /until the period ends/,
      /^Payment opens in a new tab$/,
    ])
      await expect(canvas.getAllByText(fact)).toHaveLength(1);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByText('before')).toBeNull();
  },
};

export const APromotion: Story = {
  args: { left: 85_268_000, season: 'Birthday' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(1);
    await expect(canvas.getAllByText('before')).toHaveLength(2);
    const [basic, pro] = canvas.getAllByRole('button', { name: /Buy Now/ });
    await expect(basic?.getBoundingClientRect().top).toBe(pro?.getBoundingClientRect().top);
  },
};

export const WaitsForThePayment: Story = {
  args: { isBuying: true, reason: { kind: 'plan-needed', needs: ['count'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent('Several clips at once need a plan.');
    await expect(canvas.getByText(/^Your purchase opened in a new tab\./)).toBeVisible();
  },
};

export const TheServerIsGone: Story = {
  args: { isBuying: true, isSilent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora isn’t responding.');
  },
};

export const ASheetOnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Next plan' })).toBeVisible();
  },
};

export const OnATablet: Story = { ...onTablet };

export const Loading: Story = {
  args: { plans: planOffers('month', null), packs: [] },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Loading' })) await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Buy Now/ })).toBeNull();
  },
};

export const Halloween: Story = {
  args: { season: 'Halloween', reason: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halloween')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { plans: null, problem: 'Kinora can’t be reached. Check your connection and try again.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can’t be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingOnSale: Story = {
  args: { plans: null, packs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plans aren’t sold on this server')).toBeVisible();
  },
};
