import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ReceiptLine } from './receipt-line.tsx';

/** 14:02 in the zone of whoever looks. */
const at = new Date(2026, 10, 21, 14, 2).getTime();
const nothing = { held: 0, charged: 0, returned: 0, reason: null, at };

const meta = { component: ReceiptLine, args: { receipt: { ...nothing, held: 8 } } } satisfies Meta<typeof ReceiptLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('8 held, charged only when it’s done');
  },
};

export const Charged: Story = {
  args: { receipt: { ...nothing, charged: 8 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^8 charged at 0?2:02 PM$/);
  },
};

export const Returned: Story = {
  args: { receipt: { ...nothing, returned: 8, reason: 'cancelled' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^0 charged, 8 returned at 0?2:02 PM$/);
  },
};

export const InArabicWithItsComma: Story = {
  args: { receipt: { ...nothing, returned: 8, reason: 'cancelled' } },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^خُصم 0، أُعيد 8 في /);
  },
};

export const Free: Story = {
  args: { receipt: nothing },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^0 charged at 0?2:02 PM$/);
  },
};

export const FreeTrial: Story = {
  args: { receipt: nothing, trial: 'counts' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Free trial, no credits$/);
  },
};

export const FreeTrialGivenBack: Story = {
  args: { receipt: nothing, trial: 'returned' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Free trial, returned$/);
  },
};

export const WithAnOwnKey: Story = {
  args: { receipt: { held: 0, charged: 0, returned: 0, reason: null, at: 0 }, ownKey: 'vidu' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your Vidu key, no credits');
  },
};
