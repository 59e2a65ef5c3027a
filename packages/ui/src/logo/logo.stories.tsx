import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from './logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Kinora')).fontFamily).toContain('Kinora Serif');
  },
};

export const Large: Story = { args: { size: 'large' } };

export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Kinora')).toBeNull();
  },
};
