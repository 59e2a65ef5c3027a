import { anOrder } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { OrderView } from './order-view.tsx';

const meta = {
  component: OrderView,
  args: {
    order: anOrder(),
    answer: null,
    failure: null,
    backHref: '/ai-video-effects/',
    memberHref: '/member/',
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Your purchase</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheSandbox: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No real money');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('paid');
  },
};

export const WaitsForALateBank: Story = {
  args: { answer: 'late' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the bank. It takes about 20 s.');
  },
};

export const AtThePaymentService: Story = {
  ...onPhone,
  args: { order: anOrder({ checkout: 'stripe', url: 'https://checkout.stripe.com/c/pay/cs_1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      'https://checkout.stripe.com/c/pay/cs_1',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for payment');
    await expect(canvas.queryByText(/sandbox/)).toBeNull();
  },
};

export const Paid: Story = {
  args: { order: anOrder({ state: 'paid', url: null, credits: 500 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid. 500 credits are on your balance.');
    await expect(canvas.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
      'href',
      '/ai-video-effects/',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Declined: Story = {
  args: { order: anOrder({ state: 'declined', url: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The payment was declined. Nothing was paid.');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout/basic-month/');
  },
};

export const Expired: Story = {
  args: { order: anOrder({ state: 'expired', url: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has expired. Nothing was paid.');
  },
};

export const Cancelled: Story = {
  args: { order: anOrder({ state: 'cancelled', url: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You cancelled this purchase.');
  },
};

export const TheCheckoutDidNotAnswer: Story = {
  args: { failure: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached');
  },
};
