import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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
  parameters: {
    guide: {
      use: 'Use it inside ui over a poster, to play a clip’s twelve frames while someone points at it. In features, pass sprite to LibraryTile or SheetTile; for a whole film, take a video on a Stage.',
      do: ['Draw it only while it is pointed at or focused.', 'Give it the server’s sprite of four by three frames.'],
      dont: [
        'Play it on its own: members who want less motion see one frame.',
        'Stretch it: tall frames are cut, not squeezed.',
      ],
    },
  },
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

export const OneFrame: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // Nothing moves where nobody wants that, as in these stories.
    await expect(canvasElement.querySelector('[data-frame="0"]')).toBeVisible();
    const frame = boxOf(canvasElement, '[data-frame]');
    await waitFor(() => expect(boxOf(canvasElement, 'img').width).toBeCloseTo(frame.width * 4, 0));
    const picture = boxOf(canvasElement, 'img');
    await expect(picture.left).toBeLessThanOrEqual(frame.left);
    await expect(picture.right).toBeGreaterThanOrEqual(frame.right);
  },
};

const TALL = SPRITE.replace(
  'viewBox%3D%220%200%20640%20300%22',
  'width%3D%22360%22%20height%3D%22480%22%20preserveAspectRatio%3D%22none%22%20viewBox%3D%220%200%20640%20300%22',
);

export const TallFrames: StoryObj<typeof meta> = {
  args: { src: TALL },
  play: async ({ canvasElement }) => {
    // Each frame is 90 by 160: as wide as the tile, and cut at its lower edge more than at its upper.
    await waitFor(() => expect(boxOf(canvasElement, 'img').height).toBeCloseTo((3 * 160 * 160) / 90, 0));
    await expect(boxOf(canvasElement, 'img').width).toBeCloseTo(4 * 160, 0);
    const [tile, one] = [boxOf(canvasElement, '[data-frame]'), boxOf(canvasElement, '[data-frame] > span')];
    await expect((tile.top - one.top) * 3).toBeCloseTo(one.bottom - tile.bottom, 0);
  },
};
