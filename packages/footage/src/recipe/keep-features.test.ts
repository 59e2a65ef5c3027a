import { describe, expect, it } from 'vitest';

import { placeSpots, spotsOf } from '../photo/face-head.ts';
import { aFace } from '../testing/a-face.ts';
import { featuresIn, keepFeatures } from './keep-features.ts';
import type { Spot } from './studio.ts';

const SIDE = 100;
const same = (x: number, y: number) => ({ x, y });
const spots = placeSpots(spotsOf(aFace()), same, 1);
const spotAt = (scale: number): Spot => ({
  place: ({ x, y }) => ({ x: x * scale, y: y * scale }),
  enter: () => undefined,
});

/** A black frame over a white original, with a face of this size. */
function keep(scale: number) {
  const words = new Int32Array(SIDE * SIDE).fill(0xff000000 | 0);
  const original = new Int32Array(SIDE * SIDE).fill(-1);
  keepFeatures({ width: SIDE, height: SIDE, words }, original, featuresIn(spots, spotAt(scale)));
  return (x: number, y: number) => (words[Math.round(y * scale) * SIDE + Math.round(x * scale)] ?? 0) & 255;
}

describe('a painted face', () => {
  it('shows its eyes and mouth, and paint elsewhere', () => {
    const at = keep(1);
    for (const { x, y } of [spots.leftEye, spots.rightEye, spots.mouth]) expect(at(x, y)).toBeGreaterThan(160);
    for (const [x, y] of [
      [50, 15],
      [20, 60],
      [80, 60],
    ] as const) {
      expect(at(x, y)).toBe(0);
    }
  });

  it('goes beyond no edge of the frame', () => {
    expect(() => keep(2)).not.toThrow();
  });

  it('is a spot of paint where it is tiny', () => {
    expect(featuresIn(spots, spotAt(0.1))).toEqual([]);
  });
});
