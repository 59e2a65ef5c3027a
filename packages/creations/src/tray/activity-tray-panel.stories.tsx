import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ActivityTrayPanel } from './activity-tray-panel.tsx';
import { TrayListPanel } from './tray-list-panel.tsx';

const member = (id: string) => ({ id, name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false });

function Whole() {
  return (
    <div className="flex h-160 justify-end">
      <Toaster />
      <ActivityTrayPanel>
        <TrayListPanel againHrefOf={() => '/text-to-video/#prompt=a'} />
      </ActivityTrayPanel>
    </div>
  );
}

const waiting = aCreation();
const ready = aReadyCreation({ version: 3, result: null });
const anEmptyList: FakeAnswers = { listCreations: { data: { creations: [], next: null } } };
const connectedTo = (id: string, answers: FakeAnswers) =>
  withAtoms(
    seed(apiClientAtom, fakeApi({ integral: { data: { total: 40 } }, ...answers })),
    seed(placeSessionAtom, { owner: 'member', member: member(id) }),
  );

const meta = { component: Whole } satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheStream: Story = {
  decorators: [connectedTo('tray', { ...anEmptyList, creationEvents: [aCreation({ version: 2 })] })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('1 in progress, about 12 s'));
  },
};

export const SaysWhatIsReadyUntilItIsLookedAt: Story = {
  decorators: [connectedTo('tray-ready', { ...anEmptyList, creationEvents: [waiting, ready] })],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Activity: 1 ready' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/a paper boat.*is ready\./));
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'New since your last visit' })).toHaveTextContent(
      'a paper boat on a storm at night',
    );
    await waitFor(() => expect(button).toHaveAccessibleName('Activity'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'Earlier' })).toHaveTextContent('a paper boat');
  },
};

export const WhatEndedBeforeIsNoNews: Story = {
  decorators: [
    connectedTo('tray-old', { listCreations: { data: { creations: [ready], next: null } }, creationEvents: [ready] }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activity' }));
    await expect(await canvas.findByRole('region', { name: 'Earlier' })).toBeVisible();
    await expect(canvas.queryByText(/is ready/)).toBeNull();
  },
};

export const AGuestHasNone: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({})))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
