import { expect, it } from 'vitest';

import { soften } from './soften.ts';

const SIZE = { width: 21, height: 15 };

/** Empty but for a red box in the middle. */
function redBox() {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 5; y < 10; y += 1) {
    for (let x = 7; x < 14; x += 1) data.set([200, 40, 40, 255], (y * SIZE.width + x) * 4);
  }
  return { ...SIZE, data };
}

const pixel = ({ data }: { data: Uint8ClampedArray }, x: number, y: number) => [
  ...data.subarray((y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 4),
];

it('lets light fall beyond the edges, weaker the farther', () => {
  const light = redBox();
  soften(light, 2);
  const alphas = [10, 15, 17, 20].map((x) => pixel(light, x, 7)[3] ?? 0);
  expect(alphas).toEqual(alphas.toSorted((one, two) => two - one));
  expect(alphas[2]).toBeGreaterThan(0);
  expect(alphas[0]).toBeLessThan(255);
  expect(pixel(light, 0, 0)[3]).toBe(0);
});

it('keeps a colour where it thins out, stronger and darker', () => {
  const light = redBox();
  soften(light, 2);
  const [middle, rim] = [pixel(light, 10, 7), pixel(light, 15, 7)];
  expect(middle.slice(0, 3)).toEqual(rim.slice(0, 3));
  const [red = 0, green = 255] = middle;
  expect(red / Math.max(1, green)).toBeGreaterThan(200 / 40);
  expect(red).toBeLessThan(200);
});

it('is the same to the left and to the right', () => {
  const light = redBox();
  soften(light, 3);
  for (let x = 0; x < SIZE.width; x += 1) expect(pixel(light, x, 7)).toEqual(pixel(light, SIZE.width - 1 - x, 7));
});
