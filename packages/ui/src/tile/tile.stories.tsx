import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Tag } from '../tag/tag.tsx';
import { Tile } from './tile.tsx';

const meta = {
  component: Tile,
  parameters: {
    guide: {
      use: 'Use it for a picture that leads somewhere with its name on it: an effect, a tool of the home page, a season’s banner. For a scene with a price take ShotTile, for a clip LibraryTile.',
      do: ['Keep the title to one line.', 'Take banner once on a page.', 'Put a season or “Needs a plan” in tag.'],
      dont: ['Put controls on it: the whole tile is one link.', 'Mix shapes in one row.'],
    },
  },
  args: { href: '/effects/one/', title: 'First snow', detail: 'Weather', children: <span className="bg-info-soft" /> },
  decorators: [
    (Story) => (
      <div className="max-w-[300px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First snow Weather' })).toHaveAttribute('href', '/effects/one/');
  },
};

export const ShowsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const frame = canvas.getByRole('link').parentElement;
    await expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
  },
};

export const LongText: Story = {
  args: { title: 'A very long name of an effect that nobody would ever have chosen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/very long name/).getBoundingClientRect().height).toBeLessThan(40);
  },
};

export const Bento: Story = {
  args: { shape: 'bento' },
  decorators: [
    (Story) => (
      <div className="grid h-75 w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(300);
  },
};

export const Banner: Story = {
  args: { shape: 'banner', title: 'Pumpkin patch', tag: <Tag look="lamp">Halloween collection</Tag> },
  decorators: [
    (Story) => (
      <div className="w-[860px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(10 / 3, 1);
    await expect(canvas.getByText('Halloween collection')).toBeVisible();
  },
};
