import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RemixTabs } from './remix-tabs.tsx';

const meta = {
  component: RemixTabs,
  args: {
    current: 'history',
    tabs: ['inspiration', 'history', 'projects'],
    hrefOf: (tab) => `/ai-video-remix/?page=${tab}`,
  },
} satisfies Meta<typeof RemixTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhereOneIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'History', current: 'page' })).toBeVisible();
    const inspiration = canvas.getByRole('link', { name: 'Inspiration', current: false });
    await expect(inspiration).toHaveAttribute('href', '/ai-video-remix/?page=inspiration');
  },
};

export const WithoutProjects: Story = {
  args: { tabs: ['inspiration', 'history'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Projects' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
