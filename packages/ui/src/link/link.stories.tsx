import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from './link.tsx';

const meta = { component: Link, args: { href: '/pricing/', children: 'See plans' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsUnderlinedInASentence: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(link).toHaveAttribute('href', '/pricing/');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Muted: Story = { args: { look: 'muted' } };
