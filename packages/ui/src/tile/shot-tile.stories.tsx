import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ScissorsIcon } from '../icon/icons.ts';
import { ShotTile } from './shot-tile.tsx';

const meta = {
  component: ShotTile,
  parameters: {
    guide: {
      use: 'Use it for a scene of the inspiration that can be remixed: the whole tile is one link with its price. For a way to a tool or effect take Tile, for a member’s own clip LibraryTile.',
      do: [
        'Say what the press does and costs: “Remix this scene”, “8 credits”.',
        'Set titleLang when the title isn’t in the page’s language.',
      ],
      dont: ['Put the only way to an action in other: narrow tiles hide it.', 'Give it a picture with words.'],
    },
  },
  args: {
    href: '/text-to-video/',
    title: 'A whale glides through the deep sea',
    titleLang: 'en',
    corner: '5 s',
    action: 'Remix this scene',
    icon: <ScissorsIcon />,
    price: '8',
    priceWords: '8 credits',
    children: <span className="bg-info-soft" />,
  },
  decorators: [
    (Story) => (
      <div className="h-75 w-66">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShotTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'A whale glides through the deep sea 5 s Remix this scene 8 credits',
    });
    await expect(link).toHaveAttribute('href', '/text-to-video/');
    await expect(link.parentElement?.clientHeight).toBe(300);
  },
};

export const ShowsItsWordsInFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Remix this scene').parentElement).toBeVisible());
  },
};

export const WithASecondWayOn: Story = {
  args: { action: 'Remix', other: { href: '/text-to-video/#style=ink', label: 'Reuse settings' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const other = canvas.getByRole('link', { name: 'Reuse settings' });
    await expect(other).toHaveFocus();
    await expect(other).toHaveAttribute('href', '/text-to-video/#style=ink');
    await waitFor(() => expect(getComputedStyle(other).opacity).toBe('1'));
  },
};

export const TooNarrowForTwo: Story = {
  ...WithASecondWayOn,
  decorators: [
    (Story) => (
      <div className="w-44">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Reuse settings' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { title: 'A whale glides through shafts of light under water, past a reef with a hundred fish in all colours' },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^A whale/);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Remix this scene').parentElement;
    await expect(words && getComputedStyle(words).opacity).toBe('1');
    await expect(words?.clientHeight).toBe(44);
  },
};

export const InArabic: Story = {
  args: { title: 'حوت ينزلق عبر أعماق البحر', titleLang: 'ar' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(canvas.getByText('5 s').getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
};
