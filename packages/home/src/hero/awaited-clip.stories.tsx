import { aCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AwaitedClip } from './awaited-clip.tsx';

const meta = {
  component: AwaitedClip,
  args: {
    creation: aCreation({ state: 'running', phase: 'drawing', done: 50, total: 120, etaP50: 12, etaP90: 20 }),
    count: 1,
    href: '#yours',
  },
  decorators: [
    (Story) => (
      <div className="max-w-message bg-surface-4 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AwaitedClip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeingMade: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your clip is being made')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Ready in about 12–20 s');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '41');
    await expect(canvas.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '#yours');
  },
};

export const SeveralWait: Story = {
  args: { creation: aCreation({ state: 'waiting', position: 2, etaP50: null, etaP90: null }), count: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4 clips are being made')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('3rd in queue');
  },
};

export const Ready: Story = {
  args: { creation: aCreation({ state: 'ready' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your clip is ready')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Failed: Story = {
  args: { creation: aCreation({ state: 'failed' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your clip didn’t come throughYou weren’t charged.');
  },
};

export const OnAPhone: Story = { ...onPhone };
