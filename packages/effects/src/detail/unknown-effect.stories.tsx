import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UnknownEffect } from './unknown-effect.tsx';

const meta = { component: UnknownEffect, args: { id: 'glitter', listHref: '/ai-video-effects/' } } satisfies Meta<
  typeof UnknownEffect
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesWhatWasAskedFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No effect called “glitter”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all effects' })).toHaveAttribute('href', '/ai-video-effects/');
  },
};

export const LongName: Story = {
  args: { id: 'glitter'.repeat(30) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
