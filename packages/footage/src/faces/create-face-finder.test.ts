import type { FaceMarks } from '@kinora/drawing';
import { describe, expect, it } from 'vitest';

import { aFaceFinder, aPhotograph, NOBODY, pixelsOf } from '../testing/a-photograph.ts';
import { createFaceFinder } from './create-face-finder.ts';

const find = await aFaceFinder();

const rounded = ({ leftEye, rightEye, nose, mouth }: FaceMarks, [width, height]: readonly [number, number]) =>
  [leftEye, rightEye, nose, mouth].map(({ x, y }) => [x / width, y / height]);

describe('faces in photographs', () => {
  it.each([
    // Eyes, nose and mouth as shares of the picture.
    ['admiral', [0.43, 0.33, 0.57, 0.33, 0.5, 0.4, 0.5, 0.47]],
    ['astronaut', [0.4, 0.2, 0.48, 0.2, 0.45, 0.24, 0.44, 0.28]],
  ] as const)('have eyes, a nose and a mouth: the %s', async (name, places) => {
    const pixels = pixelsOf(await aPhotograph(name));
    const [face, ...others] = find(pixels, []);
    expect(others).toEqual([]);
    const seen = face ? rounded(face, [pixels.width, pixels.height]).flat() : [];
    expect(seen).toHaveLength(places.length);
    seen.forEach((place, at) => expect(Math.abs(place - (places[at] ?? 0))).toBeLessThan(0.03));
  });

  it.each(NOBODY)('are not in the %s', async (name) => {
    expect(find(pixelsOf(await aPhotograph(name)), [])).toEqual([]);
  });

  it('are found from near where they are small in a picture', async () => {
    const whole = pixelsOf(await aPhotograph('astronaut'));
    const wide = { width: whole.width * 3, height: whole.height * 3 };
    const data = new Uint8ClampedArray(wide.width * wide.height * 4).fill(128);
    for (let row = 0; row < whole.height; row++) {
      const part = whole.data.subarray(row * whole.width * 4, (row + 1) * whole.width * 4);
      data.set(part, ((row + whole.height) * wide.width + whole.width) * 4);
    }
    const pixels = { ...wide, data };
    const near = { x: whole.width, y: whole.height * 0.9, width: whole.width, height: whole.width };
    expect(find(pixels, [])).toEqual([]);
    const [face] = find(pixels, [near]);
    expect((face?.nose.x ?? 0) / whole.width).toBeCloseTo(1.45, 1);
    expect((face?.nose.y ?? 0) / whole.height).toBeCloseTo(1.24, 1);
  });
});

it('says so where the bytes are something else', () => {
  expect(() => createFaceFinder(new TextEncoder().encode('<!doctype html>'))).toThrow('TFL3');
});
