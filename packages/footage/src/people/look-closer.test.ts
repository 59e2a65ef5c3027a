import { expect, it } from 'vitest';

import { areaAround } from './look-closer.ts';
import { createTensor } from './tensor.ts';

const SIZE = { width: 1000, height: 500 };

/** A mask in which a box is somebody, in hundredths of the picture. */
function aMask([left, top, right, bottom]: readonly [number, number, number, number]) {
  const mask = createTensor({ width: 100, height: 100, channels: 1 });
  for (let y = top; y < bottom; y++) mask.data.fill(1, y * 100 + left, y * 100 + right);
  return mask;
}

it('looks at people who are far away with what is around them', () => {
  const area = areaAround(aMask([40, 20, 50, 80]), SIZE);
  expect(area?.height).toBeCloseTo(432);
  expect(area?.y).toBeCloseTo(34);
  // Wider than they are, for someone who stands.
  expect(area?.width).toBeCloseTo(432 * 0.6);
  expect(area?.x).toBeCloseTo(450 - 216 * 0.6);
});

it('stays within the picture', () => {
  expect(areaAround(aMask([0, 50, 20, 100]), SIZE)).toMatchObject({ x: 0, width: 288, y: 140, height: 360 });
});

it('does not look again at people who are near, at specks, and at nobody', () => {
  expect(areaAround(aMask([20, 10, 80, 100]), SIZE)).toBeNull();
  expect(areaAround(aMask([50, 50, 51, 51]), SIZE)).toBeNull();
  expect(areaAround(aMask([0, 0, 0, 0]), SIZE)).toBeNull();
});
