import { siteAtom } from '@kinora/api-client';
import { aCreation, aCreditEntry, aPayment, aRunningPlan, aSiteConfig, someCredits } from '@kinora/contracts/fixtures';
import { pricingIntentAtom } from '@kinora/credits';
import { accountServer, onPhone, seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent, waitFor } from 'storybook/test';

import { beginDownloadAtom } from '../account-atoms.ts';
import { PaymentsSectionPanel } from '../plan/payments-section-panel.tsx';
import { signAdaIn } from '../testing/account-seeds.ts';
import { MoneyPanel } from './money-panel.tsx';

function Asked() {
  return useAtomValue(pricingIntentAtom) && <p>The prices are asked for</p>;
}

let plan = aRunningPlan();
const state = () => ({ data: { plan, checkout: 'sandbox' as const } });
const becomes = (change: Partial<typeof plan>) => () => {
  plan = aRunningPlan(change);
  return state();
};
const begun: string[] = [];

const server = accountServer(
  {},
  {
    integral: { data: { total: 532 } },
    getCredits: { data: someCredits() },
    getPlan: state,
    cancelPlan: becomes({ standing: 'ending', nextCreditsAt: null }),
    keepPlan: becomes({}),
    turnPlan: { refuse: 'nothing-paid' },
    listPayments: { data: { payments: [aPayment()], next: null } },
    creditHistory: ({ cursor }) => ({
      data: {
        entries: [
          aCreditEntry({ id: cursor ?? 'first', ...(cursor !== undefined && { kind: 'held', creation: null }) }),
        ],
        next: cursor === undefined ? 'c2' : null,
      },
    }),
    getCreation: { data: aCreation({ state: 'waiting' }) },
    exportCredits: { data: { url: '/media/credits/1' } },
  },
);
const begins = seed(beginDownloadAtom, {
  begin: (url: string) => {
    begun.push(url);
    return Promise.resolve({ ok: true, value: null } as const);
  },
});

const meta = {
  component: MoneyPanel,
  render: () => (
    <main className="grid gap-4">
      <h1>Member Center</h1>
      <Toaster />
      <MoneyPanel />
      <PaymentsSectionPanel />
      <Asked />
    </main>
  ),
  beforeEach: () => {
    plan = aRunningPlan();
    begun.length = 0;
  },
  decorators: [withAtoms(seed(siteAtom, aSiteConfig({ checkout: 'sandbox' })), signAdaIn(server), begins)],
} satisfies Meta<typeof MoneyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two clicks end a plan, one takes it back; the focus stays with it. */
export const CancelsAndKeepsThePlan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(dialog.querySelector('button') ?? dialog);
    await expect(await canvas.findByText('Active until December 19, 2026')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Plan' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep plan' }));
    await expect(await canvas.findByText(/500 more credits on/)).toBeVisible();
  },
};

export const ReadsMoreOpensAReceiptAndTakesItAlong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Receipt' })).toHaveLength(2));
    const [receipt] = canvas.getAllByRole('button', { name: 'Receipt' });
    if (receipt) await userEvent.click(receipt);
    await expect(await canvas.findByText(/This clip no longer exists/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(begun).toEqual(['/media/credits/1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }));
    await expect(canvas.getByText('The prices are asked for')).toBeVisible();
  },
};

export const SaysWhatTheSandboxDidNotDo: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the last payment' }));
    await expect(await canvas.findByText('There’s no payment to refund.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
