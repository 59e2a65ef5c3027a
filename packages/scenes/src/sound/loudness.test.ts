import { describe, expect, it } from 'vitest';

import { measureLoudness } from './loudness.ts';
import { SAMPLE_RATE } from './stereo.ts';

function tone(seconds: number, level: (time: number) => number): Float32Array {
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => {
    const time = index / SAMPLE_RATE;
    return Math.sin(2 * Math.PI * 997 * time) * level(time);
  });
}

describe('loudness after BS.1770', () => {
  it('is -3.01 LUFS for a full-scale tone of 997 Hz in one channel', () => {
    const left = tone(5, () => 1);
    expect(measureLoudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1);
  });

  it('is 3 dB more in both channels, and 20 dB less at a tenth of the level', () => {
    const full = tone(5, () => 1);
    const tenth = tone(5, () => 0.1);
    expect(measureLoudness({ left: full, right: full })).toBeCloseTo(0, 1);
    expect(measureLoudness({ left: tenth, right: tenth })).toBeCloseTo(-20, 1);
  });

  it('leaves silence and quiet passages out', () => {
    const gaps = tone(10, (time) => (time < 5 ? 0.1 : 0.0001));
    expect(measureLoudness({ left: gaps, right: gaps })).toBeCloseTo(-20, 0);
  });

  it('is minus infinity for silence', () => {
    const silent = new Float32Array(SAMPLE_RATE);
    expect(measureLoudness({ left: silent, right: silent })).toBe(Number.NEGATIVE_INFINITY);
  });
});
