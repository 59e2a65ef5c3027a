import { withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { anItem, atLibrary, libraryServer, someItems } from '../testing/library-server.ts';
import { ChangesPanel } from './changes-panel.tsx';

const ids = [anItem(0).id, anItem(1).id];

const meta = {
  component: ChangesPanel,
  args: {
    children: (changes) => (
      <>
        <Toaster />
        <button type="button" onClick={() => void changes.act({ ids, act: 'trash' })}>
          Throw away
        </button>
        <button type="button" onClick={() => void changes.emptyTrash()}>
          Empty
        </button>
        <button type="button" onClick={() => void changes.download(ids)}>
          Save
        </button>
      </>
    ),
  },
} satisfies Meta<typeof ChangesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = libraryServer(someItems(3));

export const TakesBackWhatWasThrownAway: Story = {
  decorators: [withAtoms(atLibrary(asked))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Throw away' }));
    await expect(await canvas.findByText('2 clips moved to trash')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked.calls).toContainEqual({ name: 'changeLibrary', input: { ids, act: 'restore' } }));
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(await canvas.findByText('The trash is empty')).toBeVisible();
  },
};

const projects = ['Three small voyages', 'A ship', 'A boat', 'A fox'].map((name) => ({ id: name, name }));
const used = [{ id: `creation:${anItem(0).id}`, projects }];

export const SaysWhichProjectsUseIt: Story = {
  decorators: [withAtoms(atLibrary(libraryServer(someItems(3), { projectsUsing: { data: { used } } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Throw away' }));
    await expect(
      await canvas.findByText('2 clips moved to trash. Used in: Three small voyages, A ship, A boat, 1 more'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const SaysWhatStays: Story = {
  decorators: [withAtoms(atLibrary(libraryServer([anItem(0), anItem(1, { state: 'running', result: null })])))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Throw away' }));
    await expect(await canvas.findByText('1 clip moved to trash')).toBeVisible();
    await expect(canvas.getByText('1 clip is still in progress and stays')).toBeVisible();
  },
};

export const SaysWhatDidNotWork: Story = {
  decorators: [
    withAtoms(
      atLibrary(
        libraryServer(someItems(2), {
          changeLibrary: { offline: true },
          emptyTrash: { code: 500 },
          downloadLibrary: { refuse: 'not-allowed' },
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Throw away' }));
    await expect(await canvas.findByText(/^Kinora can’t be reached/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(await canvas.findByText(/^Something went wrong/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Downloading several clips at once needs a plan/)).toBeVisible();
  },
};
