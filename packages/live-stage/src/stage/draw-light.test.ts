import { expect, it } from 'vitest';

import { drawLight, lightSize } from './draw-light.ts';

it('is small, in the shape of its place', () => {
  expect(lightSize({ width: 1440, height: 810 })).toEqual({ width: 72, height: 41 });
  expect(lightSize({ width: 390, height: 693 })).toEqual({ width: 72, height: 128 });
});

it('is none where there is no room', () => {
  expect(lightSize({ width: 0, height: 0 })).toBeNull();
  expect(lightSize({ width: 1440, height: 200 })).toBeNull();
});

it('falls beyond the film, weaker with each step, and ends before its canvas does', () => {
  const [width, height] = [72, 41];
  const data = new Uint8ClampedArray(width * height * 4);
  const context = {
    clearRect: () => data.fill(0),
    drawImage(_film: unknown, ...[x, y, wide, tall]: [number, number, number, number]) {
      for (let row = y; row < y + tall; row += 1) {
        for (let at = x; at < x + wide; at += 1) data.set([255, 0, 0, 255], (row * width + at) * 4);
      }
    },
    getImageData: () => ({ data, width, height }),
    putImageData: () => {},
  };
  drawLight(context as unknown as CanvasRenderingContext2D, {} as unknown as HTMLCanvasElement, { width, height });
  const alphaAt = (x: number) => data[(20 * width + x) * 4 + 3] ?? -1;
  expect(alphaAt(36)).toBe(255);
  expect(alphaAt(7)).toBeLessThan(255);
  expect(alphaAt(4)).toBeLessThan(alphaAt(7));
  expect(alphaAt(0)).toBe(0);
});
