import { describe, expect, it } from 'vitest';

import type { Pixels } from '../canvas/canvas.ts';
import { createPixels } from '../pixels/plane.ts';
import { aNoisyPicture, aPicture, meanDifference } from '../testing/clip-pictures.ts';
import { peakSignalToNoise } from '../testing/picture.ts';
import { continueClip, continuedAmount } from './continuation.ts';
import { createInBetween, mixFrames } from './in-between.ts';
import { createField, createMotionSearch } from './motion-field.ts';
import { createWarp } from './warp.ts';

const SIZE = { width: 192, height: 108 };

/** The landscape panned by four pixels a frame. */
const pan = (index: number) => aPicture(SIZE, index * 4);

describe('motion', () => {
  it('of a pan is found to a part of a pixel', () => {
    const field = createField(SIZE);
    createMotionSearch(SIZE)(pan(0), pan(1), field);
    const sorted = [...field.x].toSorted((one, two) => one - two);
    expect(Math.abs((sorted[sorted.length >> 1] ?? 0) + 4)).toBeLessThan(0.7);
    expect(Math.max(...field.y.map(Math.abs))).toBeLessThan(2);
  });

  it('moves a picture back onto where it came from', () => {
    const field = createField(SIZE);
    createMotionSearch(SIZE)(pan(0), pan(2), field);
    const moved = createPixels(SIZE);
    createWarp(SIZE, field)(pan(0), { field, amount: 1 }, moved);
    expect(meanDifference(moved, pan(2))).toBeLessThan(meanDifference(pan(0), pan(2)) * 0.5);
  });

  it('gives a truer frame between two than a mix', () => {
    const [mixed, moved] = [createPixels(SIZE), createPixels(SIZE)];
    const [first, second] = [pan(0), pan(2)];
    mixFrames(first, second, { share: 0.5, target: mixed });
    createInBetween(SIZE).between(first, second, { share: 0.5, target: moved });
    expect(peakSignalToNoise(moved, pan(1))).toBeGreaterThan(peakSignalToNoise(mixed, pan(1)) + 1.5);
  });
});

/** Mean change of neighbours. */
const liveliness = (frames: readonly Pixels[]) =>
  frames.slice(1).reduce((sum, frame, index) => sum + meanDifference(frames[index] ?? frame, frame), 0) /
  (frames.length - 1);

function continued(frames: readonly Pixels[], count: number): Pixels[] {
  const further = continueClip(frames, 24);
  return Array.from({ length: count }, (_, index) => {
    const target = createPixels(SIZE);
    further.frame(index + 1, target);
    return target;
  });
}

describe('a clip that goes on', () => {
  const panned = Array.from({ length: 8 }, (_, index) => pan(index));
  const noisy = Array.from({ length: 8 }, (_, index) => aNoisyPicture(SIZE, { noise: 20, seed: index }));

  it.each([
    ['of a pan', panned],
    ['of flicker', noisy],
  ])('is as lively as it was: %s', (_, frames) => {
    const last = frames.at(-1) ?? pan(0);
    const ratio = liveliness([last, ...continued(frames, 24)]) / liveliness(frames);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(1.5);
  });

  it('moves on the way it moved', () => {
    const [next] = continued(panned, 1);
    expect(next ? meanDifference(next, pan(8)) : 99).toBeLessThan(meanDifference(pan(7), pan(8)) * 0.7);
  });

  it('slows down, and needs five frames', () => {
    expect(continuedAmount(1, 24)).toBeGreaterThan(0.95);
    expect(continuedAmount(48, 24) - continuedAmount(47, 24)).toBeLessThan(0.62);
    expect(() => continueClip([pan(0), pan(1)], 24)).toThrow('five frames');
  });
});
