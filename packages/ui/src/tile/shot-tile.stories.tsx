import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ScissorsIcon } from '../icon/icons.ts';
import { ShotTile } from './shot-tile.tsx';

const meta = {
  component: ShotTile,
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

export const SaysWhatItIsAndCosts: Story = {
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

export const LongTitle: Story = {
  args: { title: 'A whale glides through shafts of light under water, past a reef with a hundred fish in all colours' },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^A whale/);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
