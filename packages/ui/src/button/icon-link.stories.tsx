import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CopyIcon } from '../icon/icons.ts';
import { IconLink } from './icon-link.tsx';

const meta = {
  component: IconLink,
  args: { label: 'Reuse settings', icon: <CopyIcon />, href: '/ai-video-effects/bunny-hop/' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reuse settings' });
    await expect(link).toHaveAttribute('href', '/ai-video-effects/bunny-hop/');
    await expect(link).toHaveAttribute('title', 'Reuse settings');
  },
};
