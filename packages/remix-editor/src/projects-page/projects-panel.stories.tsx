import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom, travelAtom } from '@kinora/auth';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { aProjectCard } from '../testing/project-server.ts';
import { ProjectsPanel } from './projects-panel.tsx';

const ADA = { id: 'projects', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const ship = aProjectCard({ id: 'ship', name: 'A ship' });
const open = fn<(address: string) => void>();

/** A member whose server has a ship, and a boat in the trash. */
const member = (answers: FakeAnswers = {}) => {
  const server = fakeApi({
    listProjects: ({ shelf }) => ({
      data: {
        projects: shelf === 'trash' ? [aProjectCard({ id: 'boat', name: 'A boat', trashedAt: Date.now() })] : [ship],
        next: null,
      },
    }),
    renameProject: { data: { revision: 2 } },
    duplicateProject: { data: aProjectCard({ id: 'copy', name: 'A ship (copy)' }) },
    removeProject: { data: null },
    restoreProject: { data: null },
    createProject: { data: aProjectCard({ id: 'new' }) },
    ...answers,
  });
  return [
    withAtoms(
      seed(apiClientAtom, server),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(travelAtom, { address: () => '/', open }),
    ),
  ];
};

const meta = {
  component: ProjectsPanel,
  args: { editHrefOf: (id) => `/edit/${id}` },
  render: (args) => (
    <>
      <ProjectsPanel {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProjectsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesProjects: Story = {
  decorators: member(),
  play: async ({ canvas }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions: A ship' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name }));
    };
    await choose('Duplicate');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await choose('Delete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('“A ship” restored')).toBeVisible();
    await choose('Rename');
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), ' at sea{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Open: A ship at sea' })).toHaveAttribute(
      'href',
      '/edit/ship',
    );
  },
};

export const Trash: Story = {
  decorators: member(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trash' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  },
};

export const BeginsAProject: Story = {
  decorators: member({ listProjects: { data: { projects: [], next: null } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New project' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '1:1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('/edit/new'));
  },
};

export const Offline: Story = {
  decorators: member({ listProjects: { offline: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try the editor' })).toHaveAttribute('href', '/edit/sample');
  },
};
