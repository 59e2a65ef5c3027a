import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { anItem } from '../testing/library-server.ts';
import { PlayerDialog } from './player-dialog.tsx';

const meta = {
  component: PlayerDialog,
  args: {
    item: anItem(1),
    title: 'A paper boat',
    lineage: <p>Made from the first boat</p>,
    sharing: <p>Who sees it</p>,
    settingsHref: '/text-to-video/#prompt=x',
    videoHref: '/video-to-video/#clip=c-1',
    differences: [],
    isBusy: false,
    onExpired: fn(),
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
    await expect(canvas.getByText('Made from the first boat')).toBeVisible();
    await press('Share');
    await expect(canvas.getByText('Who sees it')).toBeVisible();
    await press('Share');
    await expect(canvas.queryByText('Who sees it')).toBeNull();
    for (const done of [args.onDownload, args.onFavourite, args.onTrash]) await expect(done).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Reuse settings' })).toHaveAttribute('href', args.settingsHref);
    await expect(canvas.getByRole('link', { name: 'Restyle' })).toHaveAttribute('href', args.videoHref);
  },
};

export const AsksBeforeTheFormIsReplaced: Story = {
  args: { differences: [{ name: 'prompt', before: 'a fox', after: 'a boat' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reuse settings' }));
    await expect(canvas.getByRole('link', { name: 'Replace' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my settings' }));
    await expect(canvas.queryByRole('link', { name: 'Replace' })).toBeNull();
  },
};

export const NotReady: Story = {
  args: { item: anItem(1, { result: null, state: 'failed' }), settingsHref: null, videoHref: null, sharing: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

export const Saving: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const download = canvas.getByRole('button', { name: 'Download' });
    await expect(download).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(download);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

const prompt = `${'غابة unbroken'.repeat(60)} in the rain`;

export const LongTitleOnAPhone: Story = {
  ...onPhone,
  args: { item: anItem(1, { input: { prompt }, tags: ['unbroken'.repeat(8)] }), title: prompt, folder: 'b'.repeat(60) },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('dialog').getBoundingClientRect();
    const words = [canvas.getByTitle(prompt), canvas.getByText(/^b+$/), canvas.getByText('Made from the first boat')];
    for (const one of words) await expect(one.getBoundingClientRect().right).toBeLessThan(right);
  },
};
