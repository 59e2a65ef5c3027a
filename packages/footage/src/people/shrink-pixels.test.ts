import { expect, it } from 'vitest';

import { shrinkPixels } from './shrink-pixels.ts';

/** A row of grey pixels. */
function aRow(greys: readonly number[]) {
  return {
    width: greys.length,
    height: 1,
    data: Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  };
}
const shrink = (greys: readonly number[], part: { x: number; width: number }, width: number) => {
  const made = shrinkPixels(aRow(greys), { y: 0, height: 1, ...part }, { height: 1, width, channels: 3 });
  return [...made.data].filter((_, at) => at % 3 === 0).map((value) => Math.round(value * 255));
};

it('takes the mean of what each new pixel covers', () => {
  expect(shrink([0, 100, 200, 240], { x: 0, width: 4 }, 2)).toEqual([50, 220]);
  expect(shrink([0, 90, 240], { x: 0, width: 3 }, 2)).toEqual([30, 190]);
});

it('enlarges, and looks at a part', () => {
  expect(shrink([40, 80], { x: 0, width: 2 }, 4)).toEqual([40, 40, 80, 80]);
  expect(shrink([10, 20, 30, 40], { x: 1, width: 2 }, 2)).toEqual([20, 30]);
});
