import { pixelsOf } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { CreationSketch } from './creation-sketch.tsx';

/** A picture of one colour. */
async function aPicture(): Promise<ImageBitmap | null> {
  const canvas = new OffscreenCanvas(64, 36);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#a06030';
  context?.fillRect(0, 0, 64, 36);
  return createImageBitmap(canvas);
}

const meta = { component: CreationSketch, args: { draw: aPicture } } satisfies Meta<typeof CreationSketch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector('canvas');
    await waitFor(() => expect(canvas?.width).toBe(64));
    await expect(canvas).toHaveAttribute('data-drawn');
    await expect(canvas && Array.from(pixelsOf(canvas).slice(0, 4))).toEqual([160, 96, 48, 255]);
  },
};

export const IsASkeletonUntilThen: Story = {
  args: { draw: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('canvas')).not.toHaveAttribute('data-drawn');
  },
};

export const StaysDarkWithoutOne: Story = {
  args: { draw: () => Promise.resolve(null) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toHaveAttribute('data-drawn'));
    await expect(canvasElement.querySelector('canvas')?.width).toBe(16);
  },
};
