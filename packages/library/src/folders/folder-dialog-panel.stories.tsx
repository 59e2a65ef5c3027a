import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { FolderDialogPanel } from './folder-dialog-panel.tsx';

const meta = {
  component: FolderDialogPanel,
  args: { onDone: fn(), onClose: fn() },
} satisfies Meta<typeof FolderDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MakesOne: Story = {
  decorators: [withAtoms(atLibrary())],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Winter{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('01940000-0000-7000-8000-000000009002'));
  },
};

export const RenamesOne: Story = {
  args: { folder: { id: '01940000-0000-7000-8000-000000009001', name: 'Boats' } },
  decorators: [withAtoms(atLibrary())],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' and ships{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('01940000-0000-7000-8000-000000009001'));
  },
};

export const SaysThatTheNameIsTaken: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(1), { createFolder: { refuse: 'name-taken' } })))],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Boats{Enter}');
    await expect(
      await canvas.findByText('You already have a folder with this name. Choose another name.'),
    ).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
