import { aPlanChange } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PlanChangeView } from './plan-change-view.tsx';

const change = aPlanChange();
const preview = { kind: 'preview', change, before: null, failure: null, isSending: false } as const;

const meta = {
  component: PlanChangeView,
  args: { step: preview, from: 'basic-month', onConfirm: fn(), onRetry: fn(), onBack: fn(), onDone: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Prices</h1>
        <h2>Plans</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlanChangeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsHowThePriceComesAbout: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Change your plan' })).toHaveFocus();
    for (const text of ['US$39.99', '-US$14.92', 'US$25.07', '834'])
      await expect(canvasElement).toHaveTextContent(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay US$25.07 and change' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Later: Story = {
  args: {
    from: 'pro-month',
    step: {
      ...preview,
      change: aPlanChange({
        sku: 'basic-month',
        starts: 'later',
        priceCents: 1599,
        unusedCents: 0,
        dueCents: 0,
        credits: 0,
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Pro, monthly continues until then. Nothing is due today');
    await expect(canvas.getByRole('button', { name: 'Change later' })).toBeVisible();
  },
};

export const AsksAgainAtAnotherPrice: Story = {
  args: { step: { ...preview, before: 2400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The price changed from US$24.00 to US$25.07. Nothing was paid.',
    );
  },
};

export const Sending: Story = {
  args: { step: { ...preview, isSending: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pay/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  ...onPhone,
  args: { step: { ...preview, failure: { kind: 'refused', reason: 'payment-failed', details: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment was declined. Nothing was paid');
  },
};

export const Loading: Story = {
  args: { step: { kind: 'loading', sku: 'pro-month' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calculating the price')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { step: { kind: 'failed', sku: 'pro-month', failure: { kind: 'unreachable' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('pro-month');
  },
};

export const Done: Story = {
  args: { step: { kind: 'done', change } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re now on Pro, monthly. 834 credits added.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const DoneForLater: Story = {
  args: { step: { kind: 'done', change: aPlanChange({ sku: 'basic-month', starts: 'later' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Basic, monthly starts on November 21, 2026.');
  },
};
