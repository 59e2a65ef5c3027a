import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { INSPIRATION_URLS } from '../loops/inspiration-urls.gen.ts';
import { InspirationCard } from './inspiration-card.tsx';

const WHALE = INSPIRATION_URLS['whale-deep'] ?? { loop: '', still: '' };

const meta = {
  component: InspirationCard,
  args: {
    title: 'A whale glides through the deep sea',
    language: 'en',
    seconds: 6,
    price: 8,
    href: '/text-to-video/#seed=4',
    still: WHALE.still,
    loop: WHALE.loop,
    isPlaying: false,
  },
  decorators: [
    (Story) => (
      <div className="aspect-video max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InspirationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToItsScene: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^A whale glides.* 6 s Remix 8 credits$/ });
    await expect(link).toHaveAttribute('href', '/text-to-video/#seed=4');
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const WithItsSettings: Story = {
  args: { settingsHref: '/text-to-video/#style=ink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reuse settings' })).toHaveAttribute(
      'href',
      '/text-to-video/#style=ink',
    );
  },
};

export const Plays: Story = {
  args: { isPlaying: true },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveProperty('muted', true);
    await waitFor(() => expect(film?.videoHeight).toBe(240), { timeout: 10_000 });
  },
};

export const LongTitle: Story = {
  args: { title: 'A whale glides through the deep sea, '.repeat(6) },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^A whale glides/);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
  },
};
