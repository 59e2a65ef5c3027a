import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CopyIcon } from '../icon/icons.ts';
import { IconLink } from './icon-link.tsx';

const meta = {
  component: IconLink,
  parameters: {
    guide: {
      use: 'Use it in a row of icon buttons when this one leads to another address, such as “Reuse settings” of a clip. If the press acts here, take IconButton.',
      do: [
        'Name what the page it leads to is for: “Edit”, “Restyle”.',
        'Keep it the size of the icon buttons beside it.',
      ],
      dont: ['Use it alone on a card: a lone icon is hard to guess.', 'Give it an action on the way.'],
    },
  },
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

export const SmallOnAPhone: Story = {
  args: { size: 'small' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
