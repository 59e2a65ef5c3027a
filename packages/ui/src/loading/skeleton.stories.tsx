import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: {
    guide: {
      use: 'Use it in place of what is on its way, in its shape and number. For a wait inside a button set busy; for a page of the editor that opens, take Spinner with words.',
      do: [
        'Choose the shape of what comes, so nothing moves.',
        'Set aria-busy on the container, and say in words what loads.',
      ],
      dont: ['Show more of them than the list may bring.', 'Keep it when the answer failed: that is RetryNotice.'],
    },
  },
  args: { shape: 'card' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect();
    await expect(box?.height).toBe(76);
  },
};

export const Film: Story = {
  args: { shape: 'film' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  },
};

export const Item: Story = {
  args: { shape: 'item' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect();
    await expect(box?.height).toBe(108);
  },
};
