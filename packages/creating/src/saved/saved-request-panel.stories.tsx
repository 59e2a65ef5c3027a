import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { dropPendingCreation, savePendingCreation } from '@kinora/browser/kept';
import { pausePendingCreation } from '@kinora/browser/projects';
import { aCreation, aRunningPlan } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom, loadPlanAtom, noteArrivalAtom } from '@kinora/credits';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { SavedRequestPanel } from './saved-request-panel.tsx';

const ADA = { id: 'saved', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const ORDER = { model: 'local', mode: 'text', input: { prompt: 'a fox in the snow' }, count: 1 } as const;
const server: FakeAnswers = {
  integral: { data: { total: 40 } },
  createCreations: { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } },
};

const asMember = (answers: FakeAnswers) =>
  withAtoms(seed(apiClientAtom, fakeApi(answers)), seed(placeSessionAtom, { owner: 'member', member: ADA }));

function Whole() {
  return (
    <>
      <SavedRequestPanel />
      <Toaster />
    </>
  );
}

/** What the browser holds before the page opens. */
const saved =
  (cost: number, { paused = false } = {}) =>
  () => {
    savePendingCreation({ ...ORDER, cost, key: 'key-of-the-story', label: 'local' });
    if (paused) pausePendingCreation();
    return dropPendingCreation;
  };

const meta = { component: Whole } satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOnByItselfAfterTheLogin: Story = {
  beforeEach: saved(8),
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your clip is in the queue.')).toBeInTheDocument());
    await expect(canvas.queryByText('a fox in the snow')).toBeNull();
  },
};

export const SaysThatItGoesOn: Story = {
  beforeEach: saved(8),
  decorators: [asMember({ ...server, createCreations: { forever: true } })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Continuing with your request:')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull();
  },
};

export const WaitsForAClickWhenItWasGivenUp: Story = {
  beforeEach: saved(8, { paused: true }),
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a fox in the snow')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create for 8 credits' }));
    await waitFor(() => expect(canvas.queryByText('a fox in the snow')).toBeNull());
  },
};

export const WaitsForAClickWhenThePriceIsAnotherOne: Story = {
  beforeEach: saved(7),
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create for 7 credits' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText('a fox in the snow')).toBeNull();
  },
};

/** A batch that a member was refused, and what the member has by now. */
const refused = () => {
  savePendingCreation({ ...ORDER, count: 4, cost: 32, refused: true, key: 'key-of-a-batch', label: 'local' });
  return dropPendingCreation;
};
const ofAPlan = (plan: ReturnType<typeof aRunningPlan> | null): FakeAnswers => ({
  ...server,
  getPlan: { data: { plan, checkout: 'sandbox' } },
});
export const GoesOnWithOnePressWhenItIsPaidFor: Story = {
  beforeEach: refused,
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi(ofAPlan(aRunningPlan()))),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(confirmBalanceAtom, 540),
      seed(noteArrivalAtom, { sku: 'basic-month', credits: 500 }),
      (store) => void store.set(loadPlanAtom),
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Create 4 clips 32 credits' });
    await expect(canvas.getByText('Basic is active, 500 credits added')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('a fox in the snow')).toBeNull());
  },
};

export const IsNotOfferedBeforeItIsPaidFor: Story = {
  beforeEach: refused,
  decorators: [asMember(ofAPlan(null))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('a fox in the snow')).toBeNull();
  },
};

const savedEffect = () => {
  const input = { effect: 'golden-idol', seconds: 5, seed: 7 };
  savePendingCreation({ ...ORDER, mode: 'effect', input, cost: 8, key: 'key-of-an-effect', label: 'golden-idol' });
  pausePendingCreation();
  return dropPendingCreation;
};

export const AnEffectIsCalledByItsName: Story = {
  beforeEach: savedEffect,
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Midas moment')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create for 8 credits' })).toBeVisible();
  },
};

export const SaysThatItsPictureWasNotKept: Story = {
  beforeEach: savedEffect,
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create for 8 credits' }));
    await waitFor(() => expect(canvas.getByText(/Your file was lost during login/)).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Create for 8 credits' })).toBeNull();
  },
};

export const NothingSaved: Story = {
  decorators: [asMember(server)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Your request is saved/)).toBeNull();
  },
};
