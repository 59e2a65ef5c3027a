import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { anItem } from '../testing/library-server.ts';
import { ClipCardPanel } from './clip-card-panel.tsx';

const meta = {
  component: ClipCardPanel,
  args: {
    item: anItem(3),
    cell: { role: 'gridcell', tabIndex: 0, 'data-at': 0 },
    isChosen: false,
    isChoosing: false,
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
} satisfies Meta<typeof ClipCardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { onFavourite: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2026, Local preview engine, 8 credits$/)).toBeVisible();
    await expect(canvas.getByText('5 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play: A paper boat, number 3' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: A paper boat, number 3' }));
    await expect(args.onFavourite).toHaveBeenCalledOnce();
  },
};

/** Its credits came back: it has cost nothing. */
export const Cancelled: Story = {
  args: { item: anItem(3, { ...aFailedCreation('timed-out'), input: { prompt: 'a boat' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Local preview engine, 0 credits$/)).toBeVisible();
  },
};

export const InProgress: Story = {
  args: { item: anItem(3, { ...aCreation(), input: { prompt: 'A very long prompt. '.repeat(10) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2nd in queue')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Show: A very long prompt.*…$/ })).toBeVisible();
  },
};

export const NotMade: Story = {
  args: {
    item: anItem(3, aFailedCreation('crashed')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText('It failed while rendering.')).toBeVisible();
  },
};
