import { someCredits } from '@kinora/contracts/fixtures';
import type { Credits } from '@kinora/contracts/money';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BalanceSection } from './balance-section.tsx';

const ready = (value: Credits) => ({ state: 'ready', value }) as const;

const meta = {
  component: BalanceSection,
  args: { balance: 532, credits: ready(someCredits()), onReload: fn(), onBuy: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Member Center</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BalanceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatThereIsAndHowLongItStays: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('532 credits available');
    await expect(canvasElement).toHaveTextContent('8 credits are held for clips in progress');
    for (const text of ['500 for every model', '32 for the local preview engine', '8 held'])
      await expect(canvas.getByText(text)).toBeVisible();
    const [start, plan] = canvas
      .getByRole('list', { name: 'Your credits, in the order they’re spent' })
      .querySelectorAll('li');
    await expect(start).toHaveTextContent('40welcome credits, for local preview engine clips, don’t expire');
    await expect(plan).toHaveTextContent('500from your plan, until December 26, 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Get more' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...onPhone };

export const Empty: Story = {
  args: { balance: 0, credits: ready(someCredits({ available: 0, held: 0, localOnly: 0, lots: [] })) },
  render: ({ onBuy: _nothingOnSale, ...args }) => <BalanceSection {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { credits: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('532');
    await expect(canvas.getByText('Loading your credits')).toBeInTheDocument();
  },
};

export const KeepsTheBalanceWhenTheRestIsMissing: Story = {
  args: {
    credits: { state: 'failed', problem: 'Kinora can’t be reached. Check your connection and try again.' },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('532');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
