import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { InspirationGridPanel } from './inspiration-grid-panel.tsx';

const meta = {
  component: InspirationGridPanel,
  args: {
    label: 'Inspiration',
    count: 12,
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
  },
  decorators: [withAtoms(seed(playsLoopsAtom, true))],
} satisfies Meta<typeof InspirationGridPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheFirst: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull(), { timeout: 5000 });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
