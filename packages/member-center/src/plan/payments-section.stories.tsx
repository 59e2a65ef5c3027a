import { aPayment } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PaymentsSection } from './payments-section.tsx';

const THREE = [
  aPayment(),
  aPayment({ id: '2', sku: 'pack-600', cents: 1100, refundedCents: 1100, state: 'refunded', checkout: 'stripe' }),
  aPayment({ id: '3', state: 'disputed' }),
];

const meta = {
  component: PaymentsSection,
  args: {
    payments: { state: 'ready', value: { items: THREE, next: 'c2' } },
    more: { state: 'more' },
    onMore: fn(),
    onReload: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Member Center</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PaymentsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    const [paid, refunded, disputed] = canvas.getAllByRole('listitem');
    await expect(paid).toHaveTextContent('Basic, monthlyPaidSandboxNov 21, 2026, 500 creditsUS$15.99');
    await expect(refunded).toHaveTextContent('US$11.00 refunded');
    await expect(refunded).not.toHaveTextContent('Sandbox');
    await expect(disputed).toHaveTextContent('Disputed');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...onPhone };

export const None: Story = {
  args: { payments: { state: 'ready', value: { items: [], next: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { payments: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your payments')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { payments: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const TheNextPageDidNotCome: Story = {
  args: { more: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
