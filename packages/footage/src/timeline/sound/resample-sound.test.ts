import { describe, expect, it } from 'vitest';

import { resample } from './resample-sound.ts';

const RATE = 48_000;
const tone = (hertz: number, length = 9600) =>
  Float32Array.from({ length }, (_, index) => Math.sin((index * hertz * 2 * Math.PI) / RATE));
const power = (sound: Float32Array) => sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;

/** The largest difference from a tone, away from the ends. */
function off(sound: Float32Array, expected: (index: number) => number): number {
  return sound
    .subarray(100, -100)
    .reduce((worst, sample, index) => Math.max(worst, Math.abs(sample - expected(index + 100))), 0);
}

describe('a sound at another pace', () => {
  it('is itself at its own, whole samples away', () => {
    const source = tone(1000, 400);
    const moved = resample(source, { from: 40, step: 1, count: 100 });
    moved.forEach((sample, index) => expect(sample).toBeCloseTo(source[index + 40] ?? 0, 6));
  });

  it.each([0.5, 1.25, 2, 3.7])('has its tones %d times as high', (step) => {
    const sound = resample(tone(1000), { from: 0, step, count: 2000 });
    expect(off(sound, (index) => Math.sin((index * step * 1000 * 2 * Math.PI) / RATE))).toBeLessThan(0.002);
  });

  it('goes back with a step below zero', () => {
    const sound = resample(tone(1000), { from: 5000, step: -1, count: 2000 });
    expect(off(sound, (index) => Math.sin(((5000 - index) * 1000 * 2 * Math.PI) / RATE))).toBeLessThan(0.002);
  });

  it('has no tones that would come back as others', () => {
    const sound = resample(tone(18_000), { from: 0, step: 2, count: 4000 });
    expect(power(sound.subarray(100, -100))).toBeLessThan(1e-4);
  });

  it('is silent outside', () => {
    expect([...resample(tone(1000, 50), { from: 200, step: 1, count: 3 })]).toEqual([0, 0, 0]);
    expect([...resample(new Float32Array(0), { from: -9, step: 4, count: 2 })]).toEqual([0, 0]);
  });
});
