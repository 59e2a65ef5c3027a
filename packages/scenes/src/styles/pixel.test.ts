import { nodeCanvas, paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';

function mosaic(width: number, height: number) {
  const { treatment } = aStage({ style: 'pixel', width, height });
  const paint = (ctx: Parameters<NonNullable<typeof treatment.post>>[0]) => {
    const gradient = ctx.createLinearGradient(0, 0, width, height);
    gradient.addColorStop(0, '#102060');
    gradient.addColorStop(1, '#ffe0a0');
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  };
  return paintOn([width, height], (ctx) => {
    paint(ctx);
    treatment.post?.(ctx, () => {
      const reference = nodeCanvas(width, height);
      paint(reference.getContext('2d'));
      return reference;
    });
  }).pixels;
}

it('has at most 32 colours', () => {
  const pixels = mosaic(640, 360);
  const colours = new Set<number>();
  for (let index = 0; index < pixels.data.length; index += 4) {
    colours.add(
      ((pixels.data[index] ?? 0) << 16) | ((pixels.data[index + 1] ?? 0) << 8) | (pixels.data[index + 2] ?? 0),
    );
  }
  expect(colours.size).toBeGreaterThan(8);
  expect(colours.size).toBeLessThanOrEqual(32);
});

it.each([
  [640, 360, 2],
  [360, 640, 2],
  [1280, 720, 4],
])('at %i by %i has cells of %i pixels', (width, height, cell) => {
  const pixels = mosaic(width, height);
  for (const [x, y] of [
    [0, 0],
    [10, 7],
    [40, 30],
  ] as const) {
    const first = pixelAt(pixels, x * cell, y * cell);
    expect(pixelAt(pixels, x * cell + cell - 1, y * cell + cell - 1)).toEqual(first);
  }
});
