import { pageKindAtom, writePromptAtom } from '@kinora/creating';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { PlayerPanel } from './player-panel.tsx';

const [parent, child] = [anItem(7), anItem(0, { parents: [anItem(1).id] })];
const clip = anItem(1, { parents: [parent.id] });

const meta = {
  component: PlayerPanel,
  args: {
    item: clip,
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/effects/${id}/`,
    },
    changes: {
      isBusy: false,
      seen: undefined,
      actOnChosen: fn(() => Promise.resolve()),
      act: fn(() => Promise.resolve([anItem(1).id])),
      emptyTrash: fn(() => Promise.resolve()),
      download: fn(() => Promise.resolve()),
    },
    onOpen: fn(),
    onClose: fn(),
  },
  decorators: [withAtoms(atLibrary(libraryServer([child, clip, parent])))],
} satisfies Meta<typeof PlayerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWhereItCameFromAndWhatWasMadeFromIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A paper boat, number 7' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(parent);
    await userEvent.click(canvas.getByRole('button', { name: 'A paper boat, number 0' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(child);
    await expect(canvas.getByRole('link', { name: 'Reuse settings' })).toHaveAttribute(
      'href',
      expect.stringContaining('/text-to-video/#model=local&prompt=A+paper+boat'),
    );
  },
};

export const IsSharedByLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const link = canvas.getByRole('checkbox', { name: 'Anyone with the link' });
    link.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByLabelText('Link')).toHaveValue('https://kinora.example/v/aZ09_-aZ09_-aZ09_-aZ09/');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.queryByLabelText('Link')).toBeNull());
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Reuse settings' }));
    await expect(canvas.getByText('my own scene')).toBeVisible();
    await expect(canvas.queryByText('beside a picture')).toBeNull();
  },
};
