import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { anItem, atLibrary, libraryServer } from '../testing/library-server.ts';
import { NotePanel } from './note-panel.tsx';

const BOATS = '01940000-0000-7000-8000-000000009001';

const meta = {
  component: NotePanel,
  args: {
    filter: { ...EVERYTHING, folder: BOATS },
    onFilter: fn(),
    changes: {
      isBusy: false,
      seen: undefined,
      actOnChosen: fn(() => Promise.resolve()),
      act: fn(() => Promise.resolve([])),
      emptyTrash: fn(() => Promise.resolve()),
      download: fn(() => Promise.resolve()),
    },
    trashDays: 14,
  },
} satisfies Meta<typeof NotePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAFolder: Story = {
  decorators: [withAtoms(atLibrary())],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await userEvent.type(await canvas.findByLabelText('Name'), ' of paper{Enter}');
    await expect(await canvas.findByText('Boats of paper')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove folder' }));
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith(EVERYTHING));
  },
};

export const OfTheTrash: Story = {
  args: { filter: { ...EVERYTHING, shelf: 'trash' } },
  decorators: [withAtoms(atLibrary(libraryServer([anItem(0, { removedAt: 5 })])))],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Clips stay here for 14 days/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Empty trash' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 1 clip permanently' }));
    await expect(args.changes.emptyTrash).toHaveBeenCalledOnce();
  },
};
