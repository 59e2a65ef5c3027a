import { playsLoopsAtom } from '@kinora/inspiration';
import { onPhone, onTablet, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { lazyGallery } from './inspiration-page/lazy-gallery.ts';
import { RemixPage } from './remix-page.tsx';

const meta = {
  component: RemixPage,
  args: {
    page: 'inspiration',
    hrefOf: (page) => `/ai-video-remix/?page=${page}`,
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id) => `/e/${id}/`,
      edit: (id) => `/ai-video-remix/?page=edit&clip=${id}`,
      project: (id) => `/ai-video-remix/?page=edit&project=${id}`,
    },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => void (await lazyGallery.load()),
  decorators: [
    withAtoms(seed(playsLoopsAtom, false)),
    (Story) => (
      <main className="px-(--frame-gutter)">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RemixPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inspiration: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('AI Video Remix · Kinora');
    await expect(canvas.getByRole('link', { name: 'Inspiration', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Inspiration' }).children.length).toBeGreaterThanOrEqual(24);
  },
};

export const History: Story = {
  args: { page: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see your history' })).toBeVisible();
  },
};

export const Projects: Story = {
  args: { page: 'projects' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Projects', current: 'page' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Try the editor' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnATablet: Story = { ...onTablet };
