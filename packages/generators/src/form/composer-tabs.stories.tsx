import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ComposerTabs } from './composer-tabs.tsx';

const meta = {
  component: ComposerTabs,
  args: {
    hrefs: { text: '/home/', image: '/image-to-video/', video: '/video-to-video/', effect: '/ai-video-effects/' },
  },
} satisfies Meta<typeof ComposerTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextIsHere: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Text', 'page'],
      ['Image', null],
      ['Video', null],
      ['Effect', null],
    ]);
    await expect(canvas.getByRole('link', { name: 'Effect' })).toHaveAttribute('href', '/ai-video-effects/');
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
