import { FAILURE_REASONS } from '@kinora/contracts';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CreationStateLine } from './creation-state.tsx';

const meta = { component: CreationStateLine, args: { creation: aCreation() } } satisfies Meta<typeof CreationStateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2nd in queue')).toBeVisible();
    await expect(canvas.getByText('about 12–20 s')).toBeVisible();
  },
};

export const WaitingWithoutAPlace: Story = {
  args: { creation: aCreation({ position: null, etaP50: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In queue')).toBeVisible();
  },
};

export const Drawing: Story = {
  args: { creation: aCreation({ state: 'running', phase: 'drawing', done: 74, etaP50: 3, etaP90: 6 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing frame 74 of 120')).toBeVisible();
    await expect(canvas.getByText('about 3–6 s left')).toBeVisible();
  },
};

export const Ready: Story = {
  args: { creation: aReadyCreation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready')).toBeVisible();
    await expect(canvas.getByText('Local preview engine, 5 s, 720p, seed 7')).toBeVisible();
  },
};

const { result: clip } = aReadyCreation();

export const ReadyAndShorterThanAsked: Story = {
  args: { creation: aReadyCreation({ result: clip && { ...clip, seconds: 3.016 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Local preview engine, 3 s, 720p, seed 7')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { creation: aFailedCreation('out-of-memory') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    const words =
      'It needed more memory than the server has. A smaller resolution needs less memory. You weren’t charged.';
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const Declined: Story = {
  args: { creation: aCreation({ state: 'declined' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined before it started')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { creation: aCreation({ state: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cancelled this')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { creation: aFailedCreation('expired') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

export const NothingIsSaidOfCreditsThatAreNotBack: Story = {
  args: {
    creation: aFailedCreation('crashed', { receipt: { held: 8, charged: 0, returned: 0, reason: null, at: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It failed while rendering. Try again.')).toBeVisible();
    await expect(canvas.queryByText(/weren’t charged/)).toBeNull();
  },
};

export const WhereThereIsLittleRoom: Story = {
  args: { creation: aFailedCreation('quota'), isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This server has reached today’s limit for this provider.')).toBeVisible();
    await expect(canvas.queryByText(/weren’t charged/)).toBeNull();
  },
};

const everyReason = () => (
  <ul className="grid gap-3">
    {FAILURE_REASONS.map((reason) => (
      <li key={reason}>
        <CreationStateLine creation={aFailedCreation(reason)} />
      </li>
    ))}
  </ul>
);

/** What is said of each reason, one below the other. */
export const EveryReason: Story = {
  render: everyReason,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/You weren’t charged\.$/)).toHaveLength(FAILURE_REASONS.length);
  },
};

export const EveryReasonInGerman: Story = {
  render: everyReason,
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Ihnen wurde nichts berechnet\.$/)).toHaveLength(FAILURE_REASONS.length);
  },
};

export const EveryReasonInArabic: Story = {
  render: everyReason,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(FAILURE_REASONS.length);
    await expect(canvas.queryByText(/charged/)).toBeNull();
  },
};
