import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DaySummary } from './day-summary.tsx';

const meta = {
  component: DaySummary,
  args: { sums: { held: 24, charged: 8, returned: 1120 } },
} satisfies Meta<typeof DaySummary>;
export default meta;

export const AddsUpTheDay: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 held, 8 charged, 1,120 returned')).toBeVisible();
  },
};
