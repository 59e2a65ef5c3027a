import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FilterBar } from './filter-bar.tsx';
import { EVERYTHING } from './library-address.ts';

const BOATS = '01940000-0000-7000-8000-000000009001';

const meta = {
  component: FilterBar,
  args: {
    filter: EVERYTHING,
    overview: {
      counts: { progress: 2, ready: 10_003, failed: 7, trash: 12, favourite: 40 },
      folders: [{ id: BOATS, name: 'Boats that nobody has ever seen on any sea of this world at all', count: 3 }],
      tags: [{ name: 'sea', count: 2 }],
      models: ['local', 'veo-3-1'],
      trashDays: 30,
    },
    modelName: (model: string) => (model === 'local' ? 'Local preview engine' : 'Veo 3.1'),
    onFilter: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAShelf: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'All 10,012' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Trash 12' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...EVERYTHING, shelf: 'trash' });
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...EVERYTHING, favourite: true });
  },
};

export const NarrowsAndWidens: Story = {
  args: { filter: { ...EVERYTHING, folder: BOATS, tag: 'gone', favourite: true } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Model'), 'Veo 3.1');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, model: 'veo-3-1' });
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '7 days');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, span: 'week' });
    await userEvent.selectOptions(canvas.getByLabelText('Folder'), 'All folders');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, tag: 'gone', favourite: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, folder: BOATS, tag: 'gone' });
  },
};

export const BeforeItIsCounted: Story = {
  args: { overview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Library' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
