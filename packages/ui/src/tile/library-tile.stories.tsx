import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { LibraryTile } from './library-tile.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#345"/></svg>')}`;

const meta = {
  component: LibraryTile,
  parameters: {
    guide: {
      use: 'Use it for a clip in the library’s grid, where clips are played, chosen and liked. For inspiration take ShotTile, for effects Tile, for a batch SheetTile.',
      do: [
        'Put it in a grid: its roles and keys belong to one.',
        'Say in detail when, with what and for how much.',
        'Say in state why there is no picture.',
      ],
      dont: ['Use it outside of the library.', 'Leave out the title: it names the whole cell.'],
    },
  },
  args: {
    role: 'gridcell',
    tabIndex: 0,
    title: 'A whale sings in clear water',
    detail: 'Today, local preview engine, 8 credits',
    words: { open: 'Play', choose: 'Select', favourite: 'Favourite' },
    poster: PICTURE,
    sprite: PICTURE,
    length: '5 s',
    isChosen: false,
    isChoosing: false,
    isFavourite: false,
    onOpen: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Clips" className="max-w-[260px]">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in the library */}
        <div role="row">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof LibraryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('gridcell', { name: 'A whale sings in clear water Today, local preview engine, 8 credits 5 s' }),
    ).toHaveAttribute('aria-selected', 'false');
  },
};

export const OpensChoosesAndIsLiked: Story = {
  args: { onFavourite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onFavourite).toHaveBeenCalledOnce();
  },
};

export const MovesWhileItIsPointedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frames = () => canvasElement.querySelector('[data-frame]');
    await expect(frames()).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(frames()).not.toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(frames()).toBeNull());
    await userEvent.hover(canvas.getByRole('gridcell'));
    await waitFor(() => expect(frames()).not.toBeNull());
  },
};

export const ChosenAndLiked: Story = {
  args: { isChosen: true, isChoosing: true, isFavourite: true, onFavourite: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('gridcell')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const WithoutAPicture: Story = {
  args: { poster: undefined, sprite: undefined, length: undefined, state: '2nd in queue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2nd in queue')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Favourite' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title: 'A whale sings in clear water, sun rays from above, slow orbit, small fish in the distance, all quiet',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A whale sings/).getBoundingClientRect().height).toBeLessThan(30);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onFavourite: fn() },
  play: async ({ canvas }) => {
    // Nothing points there, so what can be done stays in sight.
    const [choose, favourite] = [canvas.getByRole('checkbox'), canvas.getByRole('button', { name: 'Favourite' })];
    for (const one of [choose, favourite]) await expect(getComputedStyle(one.parentElement ?? one).opacity).toBe('1');
  },
};

export const InArabic: Story = {
  args: { onFavourite: fn(), isFavourite: true },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  play: async ({ canvas }) => {
    const [choose, favourite] = [canvas.getByRole('checkbox'), canvas.getByRole('button', { name: 'Favourite' })];
    await expect(favourite.getBoundingClientRect().right).toBeLessThan(choose.getBoundingClientRect().left);
  },
};
