import { aPayment } from '@kinora/contracts/fixtures';
import { seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { at } from '../testing/pricing-seeds.ts';
import { beginPurchaseAtom } from './begun-purchase-atoms.ts';
import { PurchaseWatch } from './purchase-watch-panel.tsx';

/** The id of the member that `at` plants. */
const MEMBER = '01940000-0000-7000-8000-000000000007';
const paid = { listPayments: { data: { payments: [aPayment({ id: 'new' })], next: null } } } as const;

const meta = {
  component: PurchaseWatch,
  render: () => (
    <>
      <PurchaseWatch />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PurchaseWatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatWasPaidFor: Story = {
  decorators: [withAtoms(at(paid), seed(beginPurchaseAtom, { memberId: MEMBER, seen: ['before'] }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Basic is active, 500 credits added')).toBeVisible();
  },
};

export const SaysNothingWhereNothingWasBegun: Story = {
  decorators: [withAtoms(at(paid))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits added/)).toBeNull();
  },
};
