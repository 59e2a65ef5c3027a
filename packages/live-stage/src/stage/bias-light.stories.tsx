import { pixelsOf } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { lightOfVideo } from '../clip/light-of-video.ts';
import { aVideo } from '../testing/a-video.ts';
import { BiasLight } from './bias-light.tsx';

let video: HTMLVideoElement | null = null;

const meta = {
  component: BiasLight,
  args: { attach: lightOfVideo(() => video) },
  beforeEach: async () => {
    const src = await aVideo({ seconds: 0.5, ground: '#ff0000' });
    video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
    return () => {
      video = null;
    };
  },
  decorators: [
    (Story) => (
      <div className="aspect-video w-96 [&>canvas]:size-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BiasLight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of the light, at a quarter of its height: the film's ground. */
const redOf = (canvas: HTMLCanvasElement | null) => (canvas ? pixelsOf(canvas)[(24 * 96 + 48) * 4] : undefined);

export const TakesTheColourOfTheFilm: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(redOf(canvasElement.querySelector('canvas'))).toBeGreaterThan(120), { timeout: 4000 });
  },
};

export const StaysDarkWithoutAFilm: Story = {
  args: { attach: lightOfVideo(() => null) },
  play: async ({ canvasElement }) => {
    await expect(redOf(canvasElement.querySelector('canvas'))).toBe(0);
  },
};
