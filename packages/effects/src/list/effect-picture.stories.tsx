import { pixelsOf } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { EffectPicture } from './effect-picture.tsx';

/** A picture of one colour. */
async function aPicture(): Promise<ImageBitmap | null> {
  const canvas = new OffscreenCanvas(32, 40);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#a06030';
  context?.fillRect(0, 0, 32, 40);
  return createImageBitmap(canvas);
}

const meta = {
  component: EffectPicture,
  args: { draw: aPicture, isWaiting: true },
  decorators: [
    (Story) => (
      <div className="grid h-40 w-32 [&>*]:size-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThePicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector('canvas');
    await waitFor(() => expect(canvas).toHaveAttribute('data-drawn'));
    await expect(canvas && Array.from(pixelsOf(canvas).slice(0, 4))).toEqual([160, 96, 48, 255]);
    await expect(canvas?.parentElement).not.toHaveClass('skeleton-fill');
  },
};

export const WaitsForIt: Story = {
  args: { draw: () => new Promise<null>(() => {}) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.skeleton-fill')).toBeVisible();
  },
};
