import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SpriteFrames } from './sprite-frames.tsx';

/** Twelve numbered frames. */
const NUMBERS = Array.from(
  { length: 12 },
  (_, frame) =>
    `<rect x="${(frame % 4) * 160}" y="${Math.floor(frame / 4) * 100}" width="160" height="100" fill="hsl(${frame * 30} 60% 40%)"/>`,
).join('');
const SPRITE = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300">${NUMBERS}</svg>`)}`;

const meta = {
  component: SpriteFrames,
  args: { src: SPRITE },
  decorators: [
    (Story) => (
      <div className="relative h-[100px] w-[160px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpriteFrames>;
export default meta;

const boxOf = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();

export const ShowsOneFrameOfTwelve: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // Nothing moves where nobody wants that, as in these stories.
    await expect(canvasElement.querySelector('[data-frame="0"]')).toBeVisible();
    const [frame, picture] = [boxOf(canvasElement, '[data-frame]'), boxOf(canvasElement, 'img')];
    await expect(picture.width).toBe(frame.width * 4);
    await expect(picture.left).toBeLessThanOrEqual(frame.left);
    await expect(picture.right).toBeGreaterThanOrEqual(frame.right);
  },
};
