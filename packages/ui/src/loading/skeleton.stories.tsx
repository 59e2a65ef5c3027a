import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'card' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect();
    await expect(box?.height).toBe(76);
  },
};

export const FilmKeepsItsRatio: Story = {
  args: { shape: 'film' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden=true]')?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  },
};

export const Item: Story = { args: { shape: 'item' } };
