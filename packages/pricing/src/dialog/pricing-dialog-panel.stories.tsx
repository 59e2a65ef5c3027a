import { aPlanChange, aRunningPlan } from '@kinora/contracts/fixtures';
import { openPricingAtom, pricingIntentAtom } from '@kinora/credits';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent, waitFor } from 'storybook/test';

import { at, buying } from '../testing/pricing-seeds.ts';
import { PricingDialogPanel } from './pricing-dialog-panel.tsx';

const links: string[] = [];
const open = seed(openPricingAtom, { kind: 'short', balance: 214, cost: 384, missing: 170 } as const);

function Asked() {
  return useAtomValue(pricingIntentAtom) ? <PricingDialogPanel /> : <p>Closed</p>;
}

/** What the data layer was told since the story began. */
const told = () => (globalThis as { dataLayer?: unknown[] }).dataLayer ?? [];

const meta = {
  component: PricingDialogPanel,
  render: () => <Asked />,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    links.length = 0;
    (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
    globalThis.localStorage.removeItem('kinora:price-ends');
  },
  decorators: [
    (Story) => (
      <main className="min-h-screen">
        <h1>Home</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PricingDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuysInANewTab: Story = {
  decorators: [withAtoms(at({}), buying(links), open)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Loading' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: /Yearly/ }));
    const [, pro] = await canvas.findAllByRole('button', { name: /Buy Now with Discount/ });
    if (!pro) throw new Error('there is no Pro');
    await userEvent.click(pro);
    await waitFor(() => expect(links).toHaveLength(1));
    const { origin, pathname, searchParams } = new URL(links[0] ?? '');
    await expect([origin, pathname]).toEqual(['https://kinora.example', '/checkout/pro-year/']);
    await expect(searchParams.get('uc_signal')).not.toBeNull();
    await expect(told()).toEqual([
      { event: 'plan_tab', label: 'year' },
      { event: 'plan_tab', label: 'year' },
    ]);
  },
};

/** Closed and opened again it shows Monthly, and the data layer knows that it was closed. */
export const BeginsWithMonthly: Story = {
  decorators: [withAtoms(at({}), open)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Yearly/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(told()).toContainEqual({ event: 'plan_close' });
  },
};

let isThere = false;

export const TriesAgain: Story = {
  beforeEach: () => {
    isThere = false;
  },
  decorators: [withAtoms(at({ skuList: () => (isThere ? { data: [] } : { offline: true }) }), open)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached');
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Plans aren’t sold on this server')).toBeVisible();
  },
};

export const WithoutAPromotion: Story = {
  decorators: [withAtoms(at({}, { promotion: { kind: 'off' } }), open)],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /Buy Now/ });
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryAllByText(/^US\$/, { selector: 's *' })).toEqual([]);
    await expect(canvas.queryByText('before')).toBeNull();
  },
};

export const CountsToTheOperatorsDay: Story = {
  decorators: [
    withAtoms(
      at(
        {},
        { promotion: { kind: 'dated', name: 'Birthday', text: 'Half price', endsAt: Date.now() + 3 * 86_400_000 } },
      ),
      open,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/days? \d\d:\d\d:\d\d/);
    await expect(canvas.getByText('Birthday')).toBeVisible();
    await expect((await canvas.findByText('US$31.98')).closest('s')).toBeVisible();
  },
};

const basic = { plan: aRunningPlan(), checkout: 'sandbox' } as const;
const pro = { plan: aRunningPlan({ sku: 'pro-month', tier: 'pro' }), checkout: 'sandbox' } as const;

/** From the card over the calculation to the new plan, by keyboard. */
export const Upgrades: Story = {
  decorators: [
    withAtoms(at({ getPlan: { data: basic }, previewPlan: { data: aPlanChange() }, changePlan: { data: pro } }), open),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Your plan' })).toBeDisabled();
    await expect(await canvas.findByText('50% off with your plan')).toBeVisible();
    canvas.getByRole('button', { name: 'Upgrade to Pro' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Change your plan' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to plans' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Monthly' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay US$25.07 and change' }));
    await expect(await canvas.findByText(/You’re now on Pro, monthly/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
  },
};
