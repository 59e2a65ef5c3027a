import { onPhone, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { LibraryPanel, type LibraryPanelProps } from './library-panel.tsx';

/** Keeps what is looked for, as an address does. */
function Page(props: LibraryPanelProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <>
      <Toaster />
      <LibraryPanel {...props} filter={filter} onFilter={setFilter} />
    </>
  );
}

const meta = {
  component: LibraryPanel,
  args: {
    filter: EVERYTHING,
    onFilter: fn(),
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/effects/${id}/`,
    },
    createHref: '/text-to-video/',
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof LibraryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (place: number) => ({ name: new RegExp(`^A paper boat, number ${place} `) });

export const ThrowsAwayAndBringsBack: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(3))))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select: A paper boat, number 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(canvas.queryByRole('gridcell', card(1))).toBeNull());
    await expect(await canvas.findByRole('radio', { name: 'Trash 1' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('gridcell', card(1))).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trash 0' }));
    await expect(await canvas.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  },
};

export const ThrowsEverythingAwayAndBringsItBack: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(250))))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select: A paper boat, number 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 250' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select: A paper boat, number 0' }));
    await expect(await canvas.findByText('249 clips selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await expect(await canvas.findByText('249 clips moved to trash')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('radio', { name: 'All 250' })).toBeChecked();
  },
};

export const FindsWhatIsTyped: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(30))))],
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', card(0));
    await userEvent.type(canvas.getByRole('searchbox'), 'number 2');
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(11));
    await userEvent.type(canvas.getByRole('searchbox'), ' of none');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByRole('gridcell', card(0))).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const IsUsedByKeys: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(8))))],
  play: async ({ canvas }) => {
    (await canvas.findByRole('gridcell', card(0))).focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(await canvas.findByText('1 clip selected')).toBeVisible();
    await userEvent.keyboard('f');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Favourite: A paper boat, number 1' })).toBePressed(),
    );
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'A paper boat, number 1' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close the player' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('gridcell', card(1))).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('gridcell', card(1))).toBeNull());
  },
};

export const PutsIntoANewFolder: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(3))))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select: A paper boat, number 2' }));
    await userEvent.selectOptions(canvas.getByLabelText('Move to folder'), 'New folder …');
    await userEvent.type(await canvas.findByLabelText('Name'), 'Winter{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByText('Filters'));
    await userEvent.selectOptions(canvas.getByLabelText('Folder'), 'Winter');
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove folder' }));
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(3));
  },
};

export const EmptiesTheTrash: Story = {
  args: { filter: { ...EVERYTHING, shelf: 'trash' } },
  decorators: [withAtoms(atLibrary(libraryServer([anItem(0), anItem(1, { removedAt: 5 })])))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', card(1))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty trash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 1 clip permanently' }));
    await expect(await canvas.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  },
};

export const SaysWhyThereIsNothing: Story = {
  decorators: [withAtoms(atLibrary(libraryServer([], { searchLibrary: { offline: true } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
  },
};

export const Phone: Story = {
  ...onPhone,
  decorators: [withAtoms(atLibrary(libraryServer(someItems(30))))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select: A paper boat, number 0' }));
    await expect(canvas.getByText('1 clip selected')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
