import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '/home/', children: 'Go home', size: 'large' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsSomewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home/');
  },
};

export const OnAPicture: Story = { args: { look: 'glass' } };
