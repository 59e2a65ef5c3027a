import { aReadyCreation } from '@kinora/contracts/fixtures';
import { pageKindAtom, writePromptAtom } from '@kinora/creation-form';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { PlayerPanel } from './player-panel.tsx';

const parent = aReadyCreation({ id: '01940000-0000-7000-8000-000000000777', input: { prompt: 'The first boat' } });

const meta = {
  component: PlayerPanel,
  args: {
    item: anItem(1, { parents: [parent.id] }),
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/effects/${id}/`,
    },
    changes: {
      isBusy: false,
      act: fn(() => Promise.resolve([anItem(1).id])),
      emptyTrash: fn(() => Promise.resolve()),
      download: fn(() => Promise.resolve()),
    },
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1), { getCreation: { data: parent } })))],
} satisfies Meta<typeof PlayerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWhereItCameFrom: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'The first boat' }));
    await expect(args.onOpen).toHaveBeenCalledWith(parent);
    await expect(canvas.getByRole('link', { name: 'Use settings' })).toHaveAttribute(
      'href',
      expect.stringContaining('/text-to-video/#model=local&prompt=A+paper+boat'),
    );
  },
};

export const ClosesWhenItIsInTheTrash: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }));
    await expect(args.changes.act).toHaveBeenLastCalledWith({ ids: [anItem(1).id], act: 'favourite' });
  },
};

/** Whatever form was open last: the clip's own is the one that would be replaced. */
export const AsksBeforeItReplacesTheFormOfItsPage: Story = {
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [
    withAtoms(
      atLibrary(libraryServer(someItems(1))),
      seed(writePromptAtom, 'my own scene'),
      seed(pageKindAtom, 'image'),
      seed(writePromptAtom, 'beside a picture'),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use settings' }));
    await expect(canvas.getByText('my own scene')).toBeVisible();
    await expect(canvas.queryByText('beside a picture')).toBeNull();
  },
};
