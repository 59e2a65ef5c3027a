import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BatchLine } from './batch-line.tsx';

const sums = { held: 0, charged: 144, returned: 16 };
const meta = {
  component: BatchLine,
  args: { summary: { count: 20, ready: 18, going: 0, failed: 2, cancelled: 0, sums } },
} satisfies Meta<typeof BatchLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfTwentyFailed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 of 20 ready, 2 failed')).toBeVisible();
    await expect(canvas.getByText('144 charged, 16 returned')).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: {
    summary: {
      count: 20,
      ready: 3,
      going: 15,
      failed: 1,
      cancelled: 1,
      sums: { held: 120, charged: 24, returned: 16 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 of 20 ready, 15 in progress, 1 failed/)).toHaveTextContent('1 cancelled');
  },
};

export const OnAPhone: Story = { ...onPhone, ...OnItsWay };
export const InArabic: Story = { globals: { locale: 'ar' } };
