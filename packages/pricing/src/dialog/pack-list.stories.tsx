import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { packOffers } from '../offers.ts';
import { somePrices } from '../testing/some-prices.ts';
import { PackList } from './pack-list.tsx';

const meta = {
  component: PackList,
  args: { packs: packOffers(somePrices(), false), onBuy: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Prices</h1>
        <h2>Plans</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PackList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('50% off with your plan')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Buy a pack of 600 credits/ }));
    await expect(args.onBuy).toHaveBeenCalledWith(args.packs[1]);
  },
};

export const HalfForMembersWithAPlan: Story = {
  ...onPhone,
  args: { packs: packOffers(somePrices(), true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50% off with your plan')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('US$4.00 instead of US$8.00');
  },
};
