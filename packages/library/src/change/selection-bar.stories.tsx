import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SelectionBar } from './selection-bar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    count: 2,
    of: 60,
    isTrash: false,
    areFavourites: false,
    isBusy: false,
    folders: [{ id: 'f-1', name: 'Boats', count: 3 }],
    onAll: fn(),
    onNone: fn(),
    onFavourite: fn(),
    onMove: fn(),
    onNewFolder: fn(),
    onTag: fn(),
    onDownload: fn(),
    onTrash: fn(),
    onRestore: fn(),
    onErase: fn(),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesEverythingAtOnce: Story = {
  args: { onShare: fn() },
  play: async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText('2 clips selected')).toBeVisible();
    await press('Select all 60');
    await press('Favourite');
    await press('Download as ZIP');
    await press('Share');
    await press('Move to trash');
    await userEvent.type(canvas.getByLabelText('Tag'), 'sea{Enter}');
    await userEvent.type(canvas.getByLabelText('Tag'), '   {Enter}');
    await expect(args.onTag).toHaveBeenCalledWith('sea');
    await expect(args.onTag).toHaveBeenCalledOnce();
    const folders = canvas.getByLabelText('Move to folder');
    await userEvent.selectOptions(folders, 'Boats');
    await expect(args.onMove).toHaveBeenLastCalledWith('f-1');
    await userEvent.selectOptions(folders, 'No folder');
    await expect(args.onMove).toHaveBeenLastCalledWith(undefined);
    await userEvent.selectOptions(folders, 'New folder …');
    for (const done of [args.onAll, args.onFavourite, args.onDownload, args.onShare, args.onTrash, args.onNewFolder]) {
      await expect(done).toHaveBeenCalledOnce();
    }
  },
};

export const AsksBeforeClipsAreGone: Story = {
  args: { isTrash: true, count: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete permanently' }));
    await expect(canvas.getByText('Delete 1 clip permanently? You can’t undo this.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete permanently' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete permanently' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const AllOfThem: Story = {
  args: { count: 60, areFavourites: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await expect(args.onNone).toHaveBeenCalledOnce();
  },
};

export const NotCountedYet: Story = {
  args: { of: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};
