import { aRunningPlan } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { PlanSectionPanel } from './plan-section-panel.tsx';

const at = (answers: FakeAnswers) =>
  withAtoms(
    signAdaIn(accountServer({}, { getPlan: { data: { plan: aRunningPlan(), checkout: 'sandbox' } }, ...answers })),
  );

const meta = {
  component: PlanSectionPanel,
  render: () => (
    <main className="min-h-screen">
      <h1>Member Center</h1>
      <Toaster />
      <PlanSectionPanel />
    </main>
  ),
} satisfies Meta<typeof PlanSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

let isPastDue = false;
const plan = () => ({
  data: { plan: aRunningPlan(isPastDue ? { standing: 'past-due' } : {}), checkout: 'sandbox' as const },
});

export const LetsTimePass: Story = {
  beforeEach: () => {
    isPastDue = false;
  },
  decorators: [
    at({
      getPlan: plan,
      turnPlan: () => {
        isPastDue = true;
        return plan();
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fail the renewal' }));
    await expect(await canvas.findByText(/Your last payment failed/)).toBeVisible();
  },
};

export const SaysWhyItCouldNotBeCancelled: Story = {
  decorators: [at({ cancelPlan: { offline: true } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(dialog.querySelector('button') ?? dialog);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep plan' }));
  },
};

/** An address that a payment service would not have is not opened. */
export const DoesNotFollowABadAddress: Story = {
  decorators: [
    at({
      getPlan: { data: { plan: aRunningPlan({ checkout: 'stripe' }), checkout: 'stripe' } },
      openPortal: { data: { url: 'javascript:alert(1)' } },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card and invoices' }));
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
  },
};
