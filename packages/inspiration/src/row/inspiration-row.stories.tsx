import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { InspirationRow } from './inspiration-row.tsx';

const meta = {
  component: InspirationRow,
  args: {
    label: 'Make your own',
    seed: 'aZ09',
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
  },
  decorators: [withAtoms(seed(playsLoopsAtom, false))],
} satisfies Meta<typeof InspirationRow>;
export default meta;

export const ComesByItself: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Make your own' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
