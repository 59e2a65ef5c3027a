import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { WhatCreditsBuy } from './what-credits-buy.tsx';

const meta = {
  component: WhatCreditsBuy,
  args: {
    from: 8,
    offers: [
      { name: 'Basic', creditsPerMonth: 500, clipsPerMonth: 60 },
      { name: 'Pro', creditsPerMonth: 1300, clipsPerMonth: 160 },
    ],
    onSeePrices: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof WhatCreditsBuy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesPlans: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/1,300 credits a month, up to 160 videos/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See the plans' }));
    await expect(args.onSeePrices).toHaveBeenCalledOnce();
  },
};

export const NothingIsOnSale: Story = {
  args: { offers: [], onSeePrices: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Clips start at 8 credits/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };
