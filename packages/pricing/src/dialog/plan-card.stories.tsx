import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { planOffers } from '../offers.ts';
import { somePrices } from '../testing/some-prices.ts';
import { PlanCard } from './plan-card.tsx';

const [basic, pro] = planOffers('year', somePrices());
const [unknown] = planOffers('month', null);
if (!basic || !pro || !unknown) throw new Error('there are two plans');

const meta = {
  component: PlanCard,
  args: { offer: pro, action: { kind: 'buy', onBuy: fn() }, left: 85_268_000 },
  decorators: [
    (Story) => (
      <main className="max-w-notice">
        <h1>Prices</h1>
        <h2>Plans</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pro: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Pro' });
    await expect(card).toHaveTextContent('Best Value');
    await expect(card).toHaveTextContent('US$19.99');
    await expect(card).toHaveTextContent('Billed annually at US$239.94');
    await expect(card).toHaveTextContent('1,300 credits a month');
    await expect(card).toHaveTextContent('up to 160 videos');
    await expect(card).toHaveTextContent('Renews yearly. Cancel any time.');
    await expect(canvas.getByRole('timer')).toHaveTextContent('23:41:08');
    await expect(canvas.getByText('Everything in Basic, plus')).toBeVisible();
    await expect(canvas.queryByText('24/7 live support')).toBeNull();
    await expect(canvas.queryByText('Multi-model support')).toBeNull();
    await expect(canvas.getByText('Up to 20 clips in a batch')).toBeVisible();
    await expect(canvas.getByText('Fast HD generation')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Everything in Basic'));
    await expect(canvas.getByText('Fast HD generation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Buy Now with Discount/ }));
    if (args.action.kind === 'buy') await expect(args.action.onBuy).toHaveBeenCalledOnce();
  },
};

export const BasicWhereVendorsRun: Story = {
  args: { offer: basic, served: ['vendor-models'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Multi-model support')).toBeVisible();
    await expect(canvas.getByText('Priority access to an advanced video model')).toBeVisible();
  },
};

export const Basic: Story = {
  args: { offer: basic },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByText('Best Value')).toBeNull();
    await expect(canvas.getByText('50% off credit packs')).toBeVisible();
  },
};

/** No link yet: the button says so and cannot be reached. */
export const Loading: Story = {
  args: { offer: unknown, left: null },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Loading' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

export const InASeasonWithLiveSupport: Story = {
  args: { season: 'Halloween', served: ['chat'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halloween')).toBeVisible();
    await expect(canvas.getByText('24/7 live support')).toBeVisible();
  },
};

export const Current: Story = {
  args: { offer: basic, action: { kind: 'current' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Your plan' })).toBeDisabled();
  },
};

export const Upgrade: Story = {
  args: { action: { kind: 'change', isUp: true, onChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }));
    if (args.action.kind === 'change') await expect(args.action.onChange).toHaveBeenCalledOnce();
  },
};

export const LongSeasonOnAPhone: Story = {
  ...onPhone,
  args: { season: 'The week in which the whole studio celebrates its birthday' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
