import { withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { searchAtom } from '../library-atoms.ts';
import { chooseAllAtom } from '../selection-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { SelectionPanel, type SelectionPanelProps } from './selection-panel.tsx';

/** Everything is chosen. */
function Page(props: SelectionPanelProps) {
  const search = useSetAtom(searchAtom);
  const chooseAll = useSetAtom(chooseAllAtom);
  useEffect(() => {
    const begin = async () => {
      await search(EVERYTHING);
      await chooseAll();
    };
    void begin();
  }, [search, chooseAll]);
  return (
    <>
      <Toaster />
      <SelectionPanel {...props} />
    </>
  );
}

const meta = {
  component: SelectionPanel,
  args: {
    changes: {
      isBusy: false,
      seen: undefined,
      actOnChosen: fn(() => Promise.resolve()),
      act: fn(() => Promise.resolve([])),
      emptyTrash: fn(() => Promise.resolve()),
      download: fn(() => Promise.resolve()),
    },
    onNewFolder: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SelectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = [anItem(0).id, anItem(1).id];

export const ActsOnAllThatAreChosen: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(2))))],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Favourite' }));
    await expect(args.changes.actOnChosen).toHaveBeenLastCalledWith({ act: 'favourite' });
    await userEvent.type(canvas.getByLabelText('Tag'), ' sea {Enter}');
    await expect(args.changes.actOnChosen).toHaveBeenLastCalledWith({ act: 'tag', tag: 'sea' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as ZIP' }));
    await expect(args.changes.download).toHaveBeenCalledWith(ids);
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(canvas.queryByText('2 clips selected')).toBeNull());
  },
};

export const TakesAwayWhatAllAre: Story = {
  decorators: [withAtoms(atLibrary(libraryServer([anItem(0, { favourite: true }), anItem(1, { favourite: true })])))],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from favourites' }));
    await expect(args.changes.actOnChosen).toHaveBeenLastCalledWith({ act: 'unfavourite' });
  },
};

export const SharesTheOnlyOne: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1))))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Anyone with the link' }));
    await expect(await canvas.findByLabelText('Link')).toBeVisible();
  },
};

export const ChoosesWhatIsNotLoaded: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1234))))],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1,234 clips selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as ZIP' }));
    await expect(
      await canvas.findByText(
        'One download holds 100 clips. You selected 1,234. Select fewer and download them in parts.',
      ),
    ).toBeVisible();
    await expect(args.changes.download).not.toHaveBeenCalled();
  },
};

export const SaysHowFarItIs: Story = {
  args: { changes: { ...meta.args.changes, isBusy: true, seen: 500 } },
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1234))))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 of 1,234 done')).toBeVisible();
  },
};
