import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { createClock } from '../state/clock.ts';
import { Timecode } from './timecode.tsx';

const meta = {
  component: Timecode,
  args: { clock: createClock(), rate: { num: 24, den: 1 } },
} satisfies Meta<typeof Timecode>;
export default meta;

export const FollowsThePlayhead: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    args.clock.seek(0);
    await expect(canvas.getByText('00:00:00:00')).toBeVisible();
    args.clock.show(3 * 240_000 + 50_000);
    await expect(canvas.getByText('00:00:03:05')).toBeVisible();
  },
};
