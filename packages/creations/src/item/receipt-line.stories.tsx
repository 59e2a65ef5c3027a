import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ReceiptLine } from './receipt-line.tsx';

const NOTHING = { held: 0, charged: 0, returned: 0, reason: null, at: new Date().setHours(14, 2) };

const meta = { component: ReceiptLine, args: { receipt: NOTHING } } satisfies Meta<typeof ReceiptLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  args: { receipt: { ...NOTHING, held: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 held')).toBeVisible();
    await expect(canvas.getByText(/charged only when it arrives/)).toBeVisible();
  },
};

export const Charged: Story = {
  args: { receipt: { ...NOTHING, charged: 1280 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,280 charged')).toBeVisible();
    await expect(canvas.getByText(/today at 0?2:02/)).toBeVisible();
  },
};

export const Returned: Story = {
  args: { receipt: { ...NOTHING, returned: 64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 charged')).toBeVisible();
    await expect(canvas.getByText(/64 returned today at/)).toBeVisible();
  },
};

export const SaysTheDayOfAnOlderOne: Story = {
  args: { receipt: { ...NOTHING, charged: 8, at: new Date(2025, 10, 3, 9, 5).getTime() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nov 3/)).toBeVisible();
  },
};
