import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SocialLinks } from './social-links.tsx';

const meta = {
  component: SocialLinks,
  args: { links: [{ network: 'youtube', href: 'https://example.com/kinora' }] },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatItOpensATab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'YouTube, opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const NothingWithoutLinks: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
