import { expect, it } from 'vitest';

import { deinterleave, frameRate, interleave, pictureCoding } from './encoding.ts';

const sound = { sampleRate: 48_000, left: new Float32Array([1, 2, 3]), right: new Float32Array([4, 5, 6]) } as const;

it('puts left and right by turns', () => {
  expect([...interleave(sound)]).toEqual([1, 4, 2, 5, 3, 6]);
});

it('takes them apart again', () => {
  expect(deinterleave(interleave(sound))).toEqual(sound);
});

it.each([
  [640, 360, 15],
  [360, 640, 15],
  [1280, 720, 18],
  [1080, 1080, 18],
])('spends more on small pictures: %i x %i at %i', (width, height, rateFactor) => {
  expect(pictureCoding({ width, height, fps: 24 })).toMatchObject({ rateFactor, gop: 48, bFrames: null });
});

it('gives a proxy two key frames a second and nothing to wait for', () => {
  const proxy = pictureCoding({ width: 640, height: 360, fps: 24, purpose: 'proxy' });
  expect(proxy).toMatchObject({ gop: 12, bFrames: 0 });
  expect(proxy.maxRate).toBeLessThan(pictureCoding({ width: 640, height: 360, fps: 24 }).maxRate / 4);
});

it('has a spool hold nothing back, and spare nothing', () => {
  const spool = pictureCoding({ width: 1920, height: 1080, fps: 24, purpose: 'spool' });
  expect(spool).toMatchObject({ preset: 'ultrafast', bFrames: 0, maxRate: 0 });
  expect(spool.rateFactor).toBeLessThan(pictureCoding({ width: 1920, height: 1080, fps: 24 }).rateFactor / 2);
});

it('has a loop begin with its one key frame, as coarse as it is asked to be', () => {
  const loop = pictureCoding({ width: 426, height: 240, fps: 24, purpose: 'loop', rateFactor: 31 });
  expect(loop).toMatchObject({ rateFactor: 31, bFrames: null });
  expect(loop.gop).toBeGreaterThan(24 * 3);
});

it.each([
  [24, 24, 1],
  [29.97, 30_000, 1001],
  [23.976, 24_000, 1001],
  [12.5, 12_500, 1000],
])('counts %d frames a second as %i/%i', (fps, numerator, denominator) => {
  expect(frameRate(fps)).toEqual({ numerator, denominator });
});
