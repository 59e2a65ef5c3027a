import { describe, expect, it } from 'vitest';

import { growthOf, durationRatio } from './work-size.ts';

const RESOLUTIONS = ['360p', '540p', '720p', '1080p'];
const LENGTHS = [3, 5, 8];
const USUAL = { resolution: '720p', shape: '16:9', seconds: 5 };

/** Clips that take as long as a formula says. */
const made = (pixels: number, length: number) =>
  RESOLUTIONS.flatMap((resolution) =>
    LENGTHS.map((seconds) => ({
      resolution,
      shape: '16:9',
      seconds,
      took: (Number.parseInt(resolution, 10) / 360) ** (2 * pixels) * seconds ** length,
    })),
  );

describe('how time grows', () => {
  it('is what is expected where nothing can be seen of it', () => {
    const [pixels, seconds] = growthOf(Array.from({ length: 50 }, () => ({ ...USUAL, took: 9 })));
    expect(pixels).toBeCloseTo(0.7);
    expect(seconds).toBeCloseTo(0.5);
  });

  it('is learnt from clips of different sizes', () => {
    const many = Array.from({ length: 20 }, () => made(1.1, 0.9)).flat();
    const [pixels, seconds] = growthOf(many);
    expect(pixels).toBeCloseTo(1.1, 1);
    expect(seconds).toBeCloseTo(0.9, 1);
  });

  it('follows few clips only part of the way', () => {
    const [pixels] = growthOf([
      { ...USUAL, resolution: '360p', took: 2 },
      { ...USUAL, took: 20 },
    ]);
    expect(pixels).toBeGreaterThan(0.75);
    expect(pixels).toBeLessThan(1.6);
  });
});

describe('how many times as long', () => {
  it('counts pixels and seconds', () => {
    const small = { ...USUAL, resolution: '360p', seconds: 4 };
    expect(durationRatio({ ...USUAL, seconds: 8 }, small, [0.5, 1])).toBeCloseTo(4);
    expect(durationRatio(small, small, [0.5, 1])).toBe(1);
  });

  it('counts the pixels of a shape, whichever way it stands', () => {
    expect(durationRatio({ ...USUAL, shape: '1:1' }, USUAL, [1, 1])).toBeCloseTo(9 / 16);
    expect(durationRatio({ ...USUAL, shape: '9:16' }, USUAL, [1, 1])).toBeCloseTo(1);
  });

  it('takes the usual size where none is said', () => {
    const unsaid = { resolution: null, shape: 'auto', seconds: null };
    expect(durationRatio(USUAL, unsaid, [1, 1])).toBeCloseTo(1);
  });
});
