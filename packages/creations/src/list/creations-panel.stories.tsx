import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { creationsAtom } from '../creations-atoms.ts';
import { CreationsPanel } from './creations-panel.tsx';

const PANEL = { id: 'panel', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const waiting = aCreation();
const cancelled = aCreation({
  state: 'cancelled',
  version: 2,
  receipt: { held: 0, charged: 0, returned: 8, reason: 'cancelled', at: Date.now() },
});

function Whole() {
  return (
    <>
      <CreationsPanel label="Today" creations={useAtomValue(creationsAtom)} onUseSettings={fn()} />
      <Toaster />
    </>
  );
}

const server: FakeAnswers = {
  listCreations: { data: { creations: [waiting], next: null } },
  creationEvents: [],
  integral: { data: { total: 40 } },
};

const connectedTo = (answers: FakeAnswers) =>
  withAtoms(seed(apiClientAtom, fakeApi(answers)), seed(placeSessionAtom, { owner: 'member', member: PANEL }));

const meta = { component: Whole } satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CancelsAndSaysThatTheCreditsAreBack: Story = {
  decorators: [connectedTo({ ...server, cancelCreation: { data: cancelled, delay: 20 } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(canvas.getByText('You cancelled this')).toBeVisible());
    await expect(canvas.getByText(/8 returned at/)).toBeVisible();
  },
};

export const SaysWhenItCouldNotCancel: Story = {
  decorators: [connectedTo(server)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel/ }));
    await expect(await canvas.findByText('The clip couldn’t be cancelled. Try again.')).toBeInTheDocument();
    await expect(canvas.getByText('2nd in queue')).toBeInTheDocument();
  },
};

export const FollowsTheStream: Story = {
  decorators: [
    connectedTo({
      ...server,
      creationEvents: [aCreation({ state: 'running', phase: 'drawing', done: 60, version: 3 })],
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Drawing frame 60 of 120')).toBeInTheDocument());
  },
};

export const TriesTheListAgain: Story = {
  decorators: [connectedTo({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
