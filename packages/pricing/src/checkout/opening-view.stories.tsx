import { anOrder } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { OpeningView } from './opening-view.tsx';

const meta = {
  component: OpeningView,
  args: {
    sku: 'basic-month',
    step: { kind: 'opening' },
    backHref: '/text-to-video/',
    memberHref: '/member/',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Your purchase</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OpeningView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening your purchase');
  },
};

export const Leaving: Story = {
  args: { step: { kind: 'leaving', order: anOrder() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$15.99');
  },
};

export const AsksAgainAtAnotherPrice: Story = {
  args: { step: { kind: 'price-changed', from: 1599, to: 1799 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('from US$15.99 to US$17.99. Nothing was paid.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue for US$17.99' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1799);
  },
};

export const HasAPlan: Story = {
  args: { step: { kind: 'failed', failure: { kind: 'refused', reason: 'plan-runs', details: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You already have a plan. Nothing was paid.');
    await expect(canvas.getByRole('link', { name: 'Open Member Center' })).toHaveAttribute('href', '/member/');
  },
};

export const Unreachable: Story = {
  args: { step: { kind: 'failed', failure: { kind: 'unreachable' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onOpen).toHaveBeenCalledWith();
  },
};
