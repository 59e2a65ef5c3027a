import type { MixPart } from '@kinora/timeline';
import { expect, it } from 'vitest';

import { readEntry, readSpan, type TimelineSound } from './read-entry.ts';

const RATE = 48_000;
const SECOND = 240_000;
const SECONDS = 50;

const left = Float32Array.from({ length: SECONDS * RATE }, (_, index) => 0.4 * Math.sin(index / 20 + index / RATE));
const sound: TimelineSound = { left, right: left };
const slow: MixPart = {
  clipId: 'a',
  mediaId: 'a',
  at: SECOND,
  duration: SECOND * 45,
  sourceFrom: 0,
  speed: { num: 1, den: 2 },
  reversed: false,
  keepPitch: true,
  gains: [],
};
const power = (channel: Float32Array) => channel.reduce((sum, sample) => sum + sample * sample, 0) / channel.length;

it('reads any part of a long stretched clip as a part of the whole', () => {
  const whole = readEntry(slow, sound, { from: RATE, count: RATE * 45 });
  for (const start of [144_000, 1_003_200, 1_056_000, 1_967_520]) {
    const part = readEntry(slow, sound, { from: start, count: RATE / 4 });
    expect(part.left.findIndex((sample, index) => sample !== whole.left[start - RATE + index])).toBe(-1);
  }
});

it('has no hole where two pieces of a stretched clip meet', () => {
  const seam = readEntry(slow, sound, { from: 1_005_600, count: 7200 }).left;
  expect(power(seam)).toBeGreaterThan(0.05);
  expect(seam.every((sample) => Math.abs(sample) < 0.45)).toBe(true);
});

it('stretches a reversed clip from its end', () => {
  const rising = Float32Array.from(left, (sample, index) => (index < RATE ? 0 : sample));
  const entry = { ...slow, at: 0, duration: SECOND * 4, sourceFrom: SECOND * 2, reversed: true };
  const back = readEntry(entry, { left: rising, right: rising }, { from: 0, count: RATE * 4 }).left;
  expect(power(back.subarray(0, 91_200))).toBeGreaterThan(0.06);
  expect(power(back.subarray(100_800))).toBeLessThan(1e-4);
});

it.each<[string, Partial<MixPart>]>([
  ['as it is', { speed: { num: 1, den: 1 } }],
  ['backwards', { speed: { num: 1, den: 1 }, reversed: true, sourceFrom: SECOND * 49 }],
  ['faster and higher', { speed: { num: 3, den: 2 }, keepPitch: false, duration: SECOND * 30 }],
  ['slower and backwards', { keepPitch: false, reversed: true, sourceFrom: SECOND * 40 }],
  ['stretched', {}],
  ['stretched backwards', { reversed: true, sourceFrom: SECOND * 40 }],
])('needs no more of its medium than it says: %s', (_name, changes) => {
  const part: MixPart = { ...slow, ...changes };
  for (const from of [RATE, 3 * RATE + 7, 21 * RATE - 100]) {
    const span = { from, count: 4800 };
    const needed = readSpan(part, span);
    const start = Math.max(0, needed.from);
    const own = left.slice(start, needed.from + needed.count);
    const read = readEntry(part, { start, left: own, right: own }, span);
    expect(read.left).toEqual(readEntry(part, sound, span).left);
  }
});

it('needs nothing where a part is not heard', () => {
  expect(readSpan(slow, { from: 0, count: RATE })).toEqual({ from: 0, count: 0 });
  const early = readSpan({ ...slow, speed: { num: 1, den: 1 } }, { from: 0, count: RATE + 10 });
  expect(early.from + early.count).toBeLessThan(200);
});
