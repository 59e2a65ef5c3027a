import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { anItem } from '../testing/library-server.ts';
import { PlayerDialog } from './player-dialog.tsx';

const meta = {
  component: PlayerDialog,
  args: {
    item: anItem(1),
    title: 'A paper boat',
    ancestors: [{ id: 'a-1', title: 'The first boat' }],
    settingsHref: '/text-to-video/#prompt=x',
    differences: [],
    isBusy: false,
    onOpen: fn(),
    onFavourite: fn(),
    onDownload: fn(),
    onTrash: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PlayerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatCanBeDone: Story = {
  play: async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Download');
    await press('Favourite');
    await press('Move to trash');
    await press('The first boat');
    await expect(args.onOpen).toHaveBeenCalledWith('a-1');
    for (const done of [args.onDownload, args.onFavourite, args.onTrash]) await expect(done).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Use settings' })).toHaveAttribute('href', args.settingsHref);
  },
};

export const AsksBeforeTheFormIsReplaced: Story = {
  args: { differences: [{ name: 'prompt', before: 'a fox', after: 'a boat' }], ancestors: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use settings' }));
    await expect(canvas.getByRole('link', { name: 'Replace' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the form' }));
    await expect(canvas.queryByRole('link', { name: 'Replace' })).toBeNull();
    await expect(canvas.queryByText('Where it came from')).toBeNull();
  },
};

export const NotReady: Story = {
  args: { item: anItem(1, { result: null, state: 'failed' }), settingsHref: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
};
