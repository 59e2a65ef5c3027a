import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BoxMiddle } from './box-middle.tsx';

const meta = {
  component: BoxMiddle,
  args: { creation: aCreation() },
  decorators: [
    (Story) => (
      <div className="grid max-w-90 justify-items-center gap-2 bg-well p-6 text-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoxMiddle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLine: Story = {
  args: { creation: aCreation({ position: 1, etaP50: 12, etaP90: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2nd in queue, about 12–20 s')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

export const PlaceUnknown: Story = {
  args: { creation: aCreation({ position: null, etaP50: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In queue')).toBeVisible();
  },
};

export const Drawing: Story = {
  args: { creation: aCreation({ state: 'running', phase: 'drawing', done: 85, total: 120, etaP50: 6, etaP90: 6 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing frame 85 of 120, about 6 s left')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '70');
  },
};

export const Declined: Story = {
  args: { creation: aFailedCreation('declined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Edit the prompt and try again\. You weren’t charged\.$/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { creation: aFailedCreation('no-answer') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You weren’t charged\.$/)).toBeVisible();
    await expect(canvas.queryByText(/Edit the prompt/)).toBeNull();
  },
};

export const Ready: Story = {
  args: { creation: aReadyCreation() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvasElement.textContent).toBe('');
  },
};
