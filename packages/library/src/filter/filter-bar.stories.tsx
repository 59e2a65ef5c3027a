import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

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

export const BetweenTwoDays: Story = {
  args: { filter: { ...EVERYTHING, from: '2026-11-03', to: '2026-11-20' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nov 3, 2026 to Nov 20, 2026')).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, from: '2026-11-03' });
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '7 days');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, span: 'week' });
  },
};

export const UntilADay: Story = {
  args: { filter: { ...EVERYTHING, to: '2026-11-20' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Until Nov 20, 2026')).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('First day'), { target: { value: '2026-11-03' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, from: '2026-11-03', to: '2026-11-20' });
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
