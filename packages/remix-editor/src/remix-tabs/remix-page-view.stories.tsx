import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RemixPageView } from './remix-page-view.tsx';

const meta = {
  component: RemixPageView,
  args: {
    title: 'AI Video Remix',
    lead: 'Start from a scene of ours, or go on with a clip of yours.',
    current: 'inspiration',
    tabs: ['inspiration', 'history'],
    hrefOf: (tab) => `/ai-video-remix/?page=${tab}`,
    children: <p>What the page shows</p>,
  },
} satisfies Meta<typeof RemixPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('AI Video Remix');
    await expect(canvas.getByRole('navigation', { name: 'AI Video Remix' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
