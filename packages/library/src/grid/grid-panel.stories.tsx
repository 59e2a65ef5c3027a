import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { searchAtom } from '../library-atoms.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { GridPanel, type GridPanelProps } from './grid-panel.tsx';

function Page(props: GridPanelProps) {
  const search = useSetAtom(searchAtom);
  useEffect(() => void search(EVERYTHING), [search]);
  return <GridPanel {...props} />;
}

const meta = {
  component: GridPanel,
  args: {
    changes: {
      isBusy: false,
      seen: undefined,
      actOnChosen: fn(() => Promise.resolve()),
      act: fn(() => Promise.resolve([])),
      emptyTrash: fn(() => Promise.resolve()),
      download: fn(() => Promise.resolve()),
    },
    isTrash: false,
    onOpen: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof GridPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const server = libraryServer(someItems(300));

export const BringsWhatFollowsBeforeItIsNeeded: Story = {
  decorators: [withAtoms(atLibrary(server))],
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('gridcell', { name: /^A paper boat, number 0 / })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(server.calls.filter(({ name }) => name === 'searchLibrary').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: anItem(0).id }));
    await userEvent.keyboard('f');
    await expect(args.changes.act).toHaveBeenLastCalledWith({ ids: [anItem(0).id], act: 'favourite' });
    await userEvent.keyboard('{Delete}');
    await expect(args.changes.act).toHaveBeenLastCalledWith({ ids: [anItem(0).id], act: 'trash' });
  },
};

export const LeavesTheTrashAlone: Story = {
  args: { isTrash: true },
  decorators: [withAtoms(atLibrary())],
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('gridcell', { name: /^A paper boat, number 0 / })).focus();
    await userEvent.keyboard('{Delete}f');
    await expect(args.changes.act).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  },
};
