import { describe, expect, it } from 'vitest';

import { createPeakMeter, measurePeaks } from './peaks.ts';

/** A click up at one sample of the left, and down at another of the right; silence elsewhere. */
function clicks(length: number, [up, down]: readonly [number, number]) {
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  left[up] = 0.5;
  right[down] = -0.25;
  return { sampleRate: 48_000, left, right };
}

const sound = clicks(256 * 5 + 1, [300, 1280]);
const peaks = measurePeaks(sound);

describe('peaks', () => {
  it('halve level by level down to one pair a channel', () => {
    expect(peaks.levels.map((level) => level.length / 4)).toEqual([6, 3, 2, 1]);
    expect(peaks).toMatchObject({ sampleRate: 48_000, length: 1281, samplesPerPair: 256, channels: 2 });
  });

  it('show each sound where and on which side it is', () => {
    const [fine] = peaks.levels;
    expect([...(fine ?? [])].slice(0, 8)).toEqual([0, 0, 0, 0, 0, 64, 0, 0]);
    expect([...(fine ?? [])].slice(20)).toEqual([0, 0, -32, -31]);
  });

  it('keep every peak on every level', () => {
    for (const level of peaks.levels) {
      expect(Math.max(...level)).toBe(64);
      expect(Math.min(...level)).toBe(-32);
    }
    expect([...(peaks.levels.at(-1) ?? [])]).toEqual([0, 64, -32, 0]);
  });

  it('never show less than there is, and never more than full', () => {
    const loud = measurePeaks({
      sampleRate: 48_000,
      left: Float32Array.of(0.001, 3),
      right: Float32Array.of(-0.001, -3),
    });
    expect([...(loud.levels[0] ?? [])]).toEqual([0, 127, -127, 0]);
  });

  it('of silence without a sample are one flat pair', () => {
    const none = measurePeaks({ sampleRate: 48_000, left: new Float32Array(), right: new Float32Array() });
    expect(none.levels).toEqual([Int8Array.of(0, 0, 0, 0)]);
  });
});

it('are the same of a sound that comes in parts', () => {
  const meter = createPeakMeter({ sampleRate: 48_000, length: sound.left.length });
  for (let from = 0; from < sound.left.length; from += 512) {
    meter.add({ left: sound.left.subarray(from, from + 512), right: sound.right.subarray(from, from + 512) });
  }
  expect(meter.finish()).toEqual(peaks);
});
