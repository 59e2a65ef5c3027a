import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from './logo.tsx';

const meta = {
  component: Logo,
  parameters: {
    guide: {
      use: 'Use it once on a page, at its start, inside the link that leads home. Where the name is already said, set markOnly.',
      do: ['Name the link that holds it.', 'Take small where it stands beside a title.'],
      dont: ['Repeat it within one page.', 'Use the mark as an icon of credits: that is CoinIcon.'],
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Kinora')).fontFamily).toContain('Kinora Serif');
  },
};

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(64);
  },
};

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Kinora')).toBeNull();
  },
};
