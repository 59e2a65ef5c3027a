import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { InspirationRowPanel } from './inspiration-row-panel.tsx';

const meta = {
  component: InspirationRowPanel,
  args: {
    label: 'Make your own',
    seed: 'aZ09',
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
  },
  decorators: [withAtoms(seed(playsLoopsAtom, false))],
} satisfies Meta<typeof InspirationRowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeScenes: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/text-to-video\/#model=local&prompt=/));
    await expect(new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size).toBe(1);
  },
};

export const BelowEachOtherOnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
