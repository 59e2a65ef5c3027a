import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  parameters: {
    guide: {
      use: 'Use it when a press leads to another address and deserves a button’s weight, such as “Go home” on an error page. If a press changes something here, take Button; inside a sentence, take Link.',
      do: ['Name the place it leads to: “Open your library”.', 'Take glass when it stands on a picture.'],
      dont: ['Show a price on it: only what creates costs credits.', 'Send a form with it.'],
    },
  },
  args: { href: '/home/', children: 'Go home', size: 'large' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home/');
  },
};

export const OnAPicture: Story = {
  args: { look: 'glass' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).backgroundColor).toBe('rgba(255, 246, 232, 0.14)');
  },
};

export const LongTextOnAPhone: Story = {
  args: { wide: true, children: 'Sechsundzwanzig Videoausschnitte in der Bibliothek öffnen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.clientHeight).toBeGreaterThan(52);
  },
};
