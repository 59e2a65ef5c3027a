import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EffectsView } from './effects-view.tsx';

const meta = {
  component: EffectsView,
  args: {
    kinds: [
      { id: 'dance', label: 'Dance' },
      { id: 'style', label: 'Style' },
    ],
    kind: null,
    query: '',
    count: 80,
    cards: ['one', 'two', 'three'].map((name) => <li key={name}>{name}</li>),
    onKind: fn(),
    onQuery: fn(),
  },
  decorators: [
    // On phones it reaches the edges of the page.
    (StoryOf) => (
      <div className="max-nav:px-4">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAKindAndSearches: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Style' }));
    await expect(args.onKind).toHaveBeenCalledWith('style');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search effects' }), 'g');
    await expect(args.onQuery).toHaveBeenCalledWith('g');
    await expect(canvas.getByRole('list', { name: 'Effects' }).children).toHaveLength(3);
    await expect(canvas.getByText('3 effects shown')).toBeInTheDocument();
  },
};

export const NothingMatches: Story = {
  args: { cards: [], query: 'glitter', kind: 'style' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No effect matches “glitter”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all effects' }));
    await expect(args.onKind).toHaveBeenCalledWith(null);
    await expect(args.onQuery).toHaveBeenCalledWith('');
  },
};
