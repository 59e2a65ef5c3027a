import type { Pixels } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { repaintPixels } from './repaint.ts';

type Pixel = readonly [number, number, number];
const BLUE: Pixel = [59, 118, 196];

const pixelsOf = (data: Uint8ClampedArray<ArrayBuffer>): Pixels => ({ data, width: data.length / 4, height: 1 });

/** A row of opaque pixels, as they are after one colour is given to them. */
function repainted(...row: readonly Pixel[]): Pixel[] {
  const data = new Uint8ClampedArray(row.flatMap((pixel) => [...pixel, 255]));
  repaintPixels(pixelsOf(data), BLUE);
  return row.map((_, index) => [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0]);
}

it('gives the main colour another one, and keeps light, shade and what has other colours', () => {
  const [red, shade, green, black] = repainted([200, 50, 40], [150, 38, 30], [90, 190, 70], [20, 20, 22]);
  expect((red?.[2] ?? 0) - (red?.[0] ?? 0)).toBeGreaterThan(100);
  expect(shade?.[2]).toBeLessThan(red?.[2] ?? 0);
  expect([green, black]).toEqual([
    [90, 190, 70],
    [20, 20, 22],
  ]);
});

it('colours what is grey or white, but for its dark lines', () => {
  const [grey, white, line] = repainted([150, 150, 150], [230, 230, 232], [10, 10, 10]);
  expect((grey?.[2] ?? 0) - (grey?.[0] ?? 0)).toBeGreaterThan(60);
  expect((white?.[2] ?? 0) - (white?.[0] ?? 0)).toBeGreaterThan(20);
  expect(line).toEqual([10, 10, 10]);
});

it('leaves a picture without opaque pixels', () => {
  const data = new Uint8ClampedArray(4);
  repaintPixels(pixelsOf(data), BLUE);
  expect([...data]).toEqual([0, 0, 0, 0]);
});
