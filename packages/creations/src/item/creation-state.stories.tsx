import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CreationStateLine } from './creation-state.tsx';

const meta = { component: CreationStateLine, args: { creation: aCreation() } } satisfies Meta<typeof CreationStateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = (reason: string) => aCreation({ state: 'failed', failure: { reason, retryable: true } });

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second in line')).toBeVisible();
    await expect(canvas.getByText('ready in about 12 to 20 s')).toBeVisible();
  },
};

export const WaitingWithoutAPlace: Story = {
  args: { creation: aCreation({ position: null, etaP50: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In line')).toBeVisible();
  },
};

export const Drawing: Story = {
  args: { creation: aCreation({ state: 'running', phase: 'drawing', done: 74, etaP50: 3, etaP90: 6 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing frame 74 of 120')).toBeVisible();
    await expect(canvas.getByText('about 3 to 6 s left')).toBeVisible();
  },
};

export const Ready: Story = {
  args: { creation: aReadyCreation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready')).toBeVisible();
    await expect(canvas.getByText('Local preview engine, 5 s, 720p, seed 7')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { creation: failed('out-of-memory') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText('A smaller resolution needs less memory.')).toBeVisible();
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
    await expect(canvas.getByText('Cancelled by you')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { creation: aCreation({ state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};
