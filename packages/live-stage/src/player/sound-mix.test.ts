import { describe, expect, it } from 'vitest';

import { createSoundMix } from './sound-mix.ts';

const piece = (length: number, value: number) => new Float32Array(length).fill(value);

describe('createSoundMix', () => {
  it('puts pieces at their time, and silence between them', () => {
    const mix = createSoundMix({ seconds: 4 / 48_000, sampleRate: 48_000 });
    mix.add([piece(1, 0.5), piece(1, -0.5)], 0);
    mix.add([piece(1, 0.25)], 2 / 48_000);
    const { left, right, sampleRate } = mix.soundtrack();
    expect(sampleRate).toBe(48_000);
    expect([...left]).toEqual([0.5, 0, 0.25, 0]);
    expect([...right]).toEqual([-0.5, 0, 0.25, 0]);
  });

  it('leaves out what lies before the start or after the end', () => {
    const mix = createSoundMix({ seconds: 3 / 48_000, sampleRate: 48_000 });
    mix.add([Float32Array.of(1, 0.5)], -1 / 48_000);
    mix.add([piece(9, 0.25)], 2 / 48_000);
    mix.add([piece(9, 1)], 7 / 48_000);
    mix.add([piece(2, 1)], -1);
    expect([...mix.soundtrack().left]).toEqual([0.5, 0, 0.25]);
  });

  it('lasts as long at another rate, with the same tone', () => {
    const rate = 44_100;
    const tone = Float32Array.from({ length: rate }, (_none, at) => Math.sin((2 * Math.PI * 440 * at) / rate));
    const mix = createSoundMix({ seconds: 1, sampleRate: rate });
    mix.add([tone], 0);
    const { left } = mix.soundtrack();
    expect(left).toHaveLength(48_000);
    const wrong = left.map((sample, at) => Math.abs(sample - Math.sin((2 * Math.PI * 440 * at) / 48_000)));
    expect(Math.max(...wrong.subarray(0, 47_990))).toBeLessThan(0.002);
  });

  it('lets the centre of a surround sound be heard on both sides, no louder than the rest', () => {
    const mix = createSoundMix({ seconds: 1 / 48_000, sampleRate: 48_000 });
    mix.add([piece(1, 1), piece(1, 0), piece(1, 1), piece(1, 1), piece(1, 1), piece(1, 1)], 0);
    const { left, right } = mix.soundtrack();
    expect(left[0]).toBeCloseTo(1);
    expect(right[0]).toBeCloseTo(Math.SQRT1_2 / (1 + Math.SQRT1_2));
  });
});
