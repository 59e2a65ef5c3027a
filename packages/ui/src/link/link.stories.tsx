import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from './link.tsx';

const meta = {
  component: Link,
  parameters: {
    guide: {
      use: 'Use it for a way to another address inside a sentence, a footer or around something that already looks like a link. If it deserves a button’s weight, take ButtonLink; if it acts here, take TextButton.',
      do: [
        'Name the place: “See plans”.',
        'Set external for other sites, so they open in a new tab.',
        'Take muted in rows of links, such as the footer.',
      ],
      dont: ['Write “here” or “more”.', 'Take plain for words in a sentence: it has no underline.'],
    },
  },
  args: { href: '/pricing/', children: 'See plans' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(link).toHaveAttribute('href', '/pricing/');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Muted: Story = {
  args: { look: 'muted' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    await expect(getComputedStyle(link).color).toBe('rgb(168, 160, 148)');
  },
};
