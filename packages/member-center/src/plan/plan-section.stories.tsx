import { aRunningPlan } from '@kinora/contracts/fixtures';
import type { RunningPlan } from '@kinora/contracts/plans';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PlanSection } from './plan-section.tsx';

const ready = (plan: RunningPlan | null) => ({ state: 'ready', value: { plan } }) as const;

const meta = {
  component: PlanSection,
  args: {
    plan: ready(aRunningPlan({ checkout: 'stripe' })),
    isOnSale: true,
    task: null,
    onReload: fn(),
    onPrices: fn(),
    onCancel: fn(),
    onKeep: fn(),
    onPortal: fn(),
    onTurn: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Member Center</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlanSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('500 more credits on December 19, 2026');
    await expect(canvasElement).toHaveTextContent('Renews on December 19, 2026 for US$15.99. We email you 3 days');
    await expect(canvas.queryByRole('region', { name: 'Sandbox' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Card and invoices' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.onPrices).toHaveBeenCalledOnce();
    await expect(args.onPortal).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AYearInTheSandbox: Story = {
  ...onPhone,
  args: { plan: ready(aRunningPlan({ sku: 'pro-year', tier: 'pro', period: 'year', cents: 23_994 })) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('for US$239.94. We email you 7 days before.');
    await expect(canvas.queryByRole('button', { name: 'Card and invoices' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew now' }));
    await expect(args.onTurn).toHaveBeenCalledWith('renew');
  },
};

export const Ending: Story = {
  args: { plan: ready(aRunningPlan({ standing: 'ending', nextCreditsAt: null })) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Active until December 19, 2026');
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep plan' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const BecomesSmaller: Story = {
  args: { plan: ready(aRunningPlan({ sku: 'pro-month', tier: 'pro', nextSku: 'basic-month' })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Changes to Basic, monthly on December 19, 2026.');
    await expect(canvas.getByRole('button', { name: 'Keep current plan' })).toBeVisible();
  },
};

export const PastDue: Story = {
  args: { plan: ready(aRunningPlan({ standing: 'past-due', checkout: 'stripe' })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your last payment failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Update your card' }));
    await expect(args.onPortal).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { plan: ready(null) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onPrices).toHaveBeenCalledOnce();
  },
};

export const NothingOnSale: Story = {
  args: { plan: ready(null), isOnSale: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plans aren’t sold on this server.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { plan: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your plan')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { plan: { state: 'failed', problem: 'Kinora can’t be reached. Check your connection and try again.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
