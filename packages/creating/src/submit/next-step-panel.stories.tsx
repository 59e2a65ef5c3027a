import { siteAtom } from '@kinora/api-client';
import { loginAtom, pageAtom } from '@kinora/auth';
import { aSiteConfig } from '@kinora/contracts/fixtures';
import { pricingIntentAtom } from '@kinora/credits';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent } from 'storybook/test';

import { NextStepPanel, type NextStepPanelProps } from './next-step-panel.tsx';

const reload = fn();

/** The button, and what it opened. */
function WithWhatItOpens(props: NextStepPanelProps) {
  const [login, prices] = [useAtomValue(loginAtom), useAtomValue(pricingIntentAtom)];
  return (
    <>
      <NextStepPanel {...props} />
      <output>{[login && 'login', prices && 'prices'].filter(Boolean).join(', ') || 'nothing'}</output>
    </>
  );
}

const shop = (checkout: 'sandbox' | null) =>
  withAtoms(
    seed(siteAtom, aSiteConfig({ checkout })),
    seed(pageAtom, {
      reload,
      deviceId: () => Promise.resolve(''),
      openNews: () => ({ tell: () => {}, close: () => {} }),
    }),
  );

const meta = {
  component: WithWhatItOpens,
  args: { outcome: null, cost: 8 },
  decorators: [shop('sandbox')],
} satisfies Meta<typeof WithWhatItOpens>;
export default meta;
type Story = StoryObj<typeof meta>;

const plans = {
  kind: 'failed',
  failure: { kind: 'refused', reason: 'not-allowed', details: { reason: 'plan-needed' } },
} as const;

export const ToThePlans: Story = {
  args: { outcome: plans },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(canvas.getByText('prices')).toBeVisible();
  },
};

export const NowhereWithoutPlans: Story = {
  args: { outcome: plans },
  decorators: [shop(null)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ToTheLogin: Story = {
  args: { outcome: { kind: 'failed', failure: { kind: 'session-expired' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('login')).toBeVisible();
  },
};

export const LoadsThePriceAnew: Story = {
  args: { outcome: { kind: 'failed', failure: { kind: 'refused', reason: 'price-changed', details: {} } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const noCredits = {
  kind: 'failed',
  failure: { kind: 'refused', reason: 'not-allowed', details: { reason: 'confirm-email' } },
} as const;

export const ToTheLocalEngine: Story = {
  args: { outcome: noCredits, ways: { 'use-local': fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the local preview engine' }));
    await expect(args.ways?.['use-local']).toHaveBeenCalledOnce();
  },
};

export const NowhereWhereThePageCannot: Story = {
  args: { outcome: noCredits },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
