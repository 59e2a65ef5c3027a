import { seed, withAtoms } from '@kinora/testkit';
import { ButtonLink } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { FIRST_INSPIRATIONS } from '../scenes/first-inspirations.ts';
import { InspirationGridPanel } from './inspiration-grid-panel.tsx';

const meta = {
  component: InspirationGridPanel,
  args: {
    label: 'Inspiration',
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
    more: (
      <ButtonLink look="default" size="large" href="/all/">
        See all
      </ButtonLink>
    ),
  },
  decorators: [withAtoms(seed(playsLoopsAtom, true))],
} satisfies Meta<typeof InspirationGridPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FadesIntoTheWayToAll: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Inspiration' });
    await expect(canvas.getAllByRole('link', { name: /Remix 8 credits$/ })).toHaveLength(FIRST_INSPIRATIONS.length);
    const { bottom } = list.getBoundingClientRect();
    // Every film begins above the even end.
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(Math.max(...tops)).toBeLessThan(bottom);
    await expect(canvas.getByRole('link', { name: 'See all' }).getBoundingClientRect().bottom).toBeCloseTo(bottom, -1);
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull(), { timeout: 5000 });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
