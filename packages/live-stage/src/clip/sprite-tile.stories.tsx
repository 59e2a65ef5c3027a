import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SpriteTile } from './sprite-tile.tsx';

const meta = {
  component: SpriteTile,
  args: { sprite: 'data:image/gif,', seconds: 5, time: 2.6 },
  decorators: [
    (Story) => (
      <div className="relative h-18 w-32">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpriteTile>;
export default meta;

export const ThirdOfTheSecondRow: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const boxOf = (tag: string) => canvasElement.querySelector(tag)?.getBoundingClientRect() ?? new DOMRect();
    const [tile, image] = [boxOf('span'), boxOf('img')];
    await expect([image.width, image.height]).toEqual([512, 216]);
    await expect([tile.left - image.left, tile.top - image.top]).toEqual([256, 72]);
  },
};
