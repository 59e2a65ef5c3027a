import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { seed, withAtoms } from '@kinora/testkit';
import { aDocument } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { closeProjectAtom, flushProjectAtom, openProjectAtom } from '../saving/opening-atoms.ts';
import { runCommandAtom } from '../state/command-atoms.ts';
import { projectServer } from '../testing/project-server.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { SaveStatePanel } from './save-state-panel.tsx';

const ADA = { id: 'conflict-panel', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const server = projectServer(aDocument({ name: 'A ship' }), { createProject: { refuse: 'too-many-projects' } });

/** Opens a project, and edits it after another device has. */
function Overtaken() {
  const store = useStore();
  useEffect(() => {
    const run = async () => {
      await store.set(openProjectAtom, 'p1');
      server.overtake('Theirs');
      store.set(runCommandAtom, { op: 'setProject', name: 'Mine' });
      await store.set(flushProjectAtom);
    };
    void run();
    return () => void store.set(closeProjectAtom);
  }, [store]);
  return (
    <>
      <SaveStatePanel />
      <ConflictPanel />
    </>
  );
}

const meta = {
  component: ConflictPanel,
  decorators: [withAtoms(seed(apiClientAtom, server.api), seed(placeSessionAtom, { owner: 'member', member: ADA }))],
} satisfies Meta<typeof ConflictPanel>;
export default meta;

export const TwoVersions: StoryObj<typeof meta> = {
  render: () => <Overtaken />,
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine as a copy' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('500 projects');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose version' }));
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Open theirs' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
};
