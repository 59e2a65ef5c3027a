import { aRunningPlan } from '@kinora/contracts/fixtures';
import { loadPlanAtom } from '@kinora/credits';
import { accountServer, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, userEvent } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { PlanSectionPanel } from './plan-section-panel.tsx';

function Loaded() {
  const load = useSetAtom(loadPlanAtom);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <main className="min-h-screen">
      <h1>Member Center</h1>
      <Toaster />
      <PlanSectionPanel />
    </main>
  );
}

const at = (answers: FakeAnswers) =>
  withAtoms(
    signAdaIn(accountServer({}, { getPlan: { data: { plan: aRunningPlan(), checkout: 'sandbox' } }, ...answers })),
  );

const meta = { component: PlanSectionPanel, render: () => <Loaded /> } satisfies Meta<typeof PlanSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LetsTimePass: Story = {
  decorators: [at({ turnPlan: { data: { plan: aRunningPlan({ standing: 'past-due' }), checkout: 'sandbox' } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let the renewal fail' }));
    await expect(await canvas.findByText(/The last payment failed/)).toBeVisible();
  },
};

export const SaysWhyItCouldNotBeCancelled: Story = {
  decorators: [at({ cancelPlan: { offline: true } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(dialog.querySelector('button') ?? dialog);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora cannot be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
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
