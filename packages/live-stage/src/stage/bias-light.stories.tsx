import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BiasLight } from './bias-light.tsx';

function redCanvas(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 64, 36);
  }
  return canvas;
}

const film: HTMLCanvasElement | null = redCanvas();

const meta = { component: BiasLight, args: { source: (): HTMLCanvasElement | null => film } } satisfies Meta<
  typeof BiasLight
>;
export default meta;
type Story = StoryObj<typeof meta>;

const redOf = (canvas: HTMLCanvasElement | null) =>
  canvas?.getContext('2d')?.getImageData(canvas.width / 2, Math.floor(canvas.height / 2), 1, 1).data[0];

export const TakesTheColourOfTheFilm: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(redOf(canvasElement.querySelector('canvas'))).toBeGreaterThan(180), { timeout: 2000 });
  },
};

export const StaysDarkWithoutAFilm: Story = {
  args: { source: () => null },
  play: async ({ canvasElement }) => {
    await expect(redOf(canvasElement.querySelector('canvas'))).toBe(0);
  },
};
