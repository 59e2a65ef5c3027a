import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ceilToFrame, floorToFrame, frameAt, frameLength, frameStart, multiplyFloor } from './ticks.ts';

const RATES = [
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30, den: 1 },
  { num: 60, den: 1 },
  { num: 24_000, den: 1001 },
  { num: 30_000, den: 1001 },
  { num: 60_000, den: 1001 },
  { num: 7, den: 1 },
  { num: 1001, den: 37 },
];
/** 10 hours. */
const LONGEST = 10 * 3600 * 240_000;

describe('multiplyFloor', () => {
  it('equals exact division, rounded down, for any whole numbers', () => {
    const whole = fc.maxSafeInteger();
    const check = fc.property(whole, whole, fc.integer({ min: 1 }), (value, times, by) => {
      const product = BigInt(value) * BigInt(times);
      const rest = ((product % BigInt(by)) + BigInt(by)) % BigInt(by);
      expect(multiplyFloor(value, times, by)).toBe(Number((product - rest) / BigInt(by)));
    });
    fc.assert(check);
  });

  it('answers NaN where there is no exact product', () => {
    expect(multiplyFloor(Number.NaN, 2, 3)).toBeNaN();
    expect(multiplyFloor(1e300, 2, 3)).toBeNaN();
  });
});

describe('frames', () => {
  it('are whole numbers of ticks at usual rates', () => {
    expect(frameStart(1, { num: 30_000, den: 1001 })).toBe(8008);
    expect(frameStart(1, { num: 24_000, den: 1001 })).toBe(10_010);
    expect(frameStart(1, { num: 60_000, den: 1001 })).toBe(4004);
    expect(frameLength({ num: 7, den: 1 })).toBe(34_285);
  });

  it('hold every time from their start up to the next', () => {
    const check = fc.property(fc.constantFrom(...RATES), fc.integer({ min: 0, max: LONGEST }), (rate, time) => {
      const frame = frameAt(time, rate);
      expect(frameStart(frame, rate)).toBeLessThanOrEqual(time);
      expect(frameStart(frame + 1, rate)).toBeGreaterThan(time);
    });
    fc.assert(check);
  });

  it('are their own floor and ceiling', () => {
    const check = fc.property(fc.constantFrom(...RATES), fc.nat(1_000_000), (rate, frame) => {
      const start = frameStart(frame, rate);
      expect(frameAt(start, rate)).toBe(frame);
      expect(floorToFrame(start, rate)).toBe(start);
      expect(ceilToFrame(start, rate)).toBe(start);
      expect(ceilToFrame(start + 1, rate)).toBe(frameStart(frame + 1, rate));
    });
    fc.assert(check);
  });

  it('do not drift in 10,000 steps at 29.97', () => {
    const rate = { num: 30_000, den: 1001 };
    let time = 0;
    for (let step = 0; step < 10_000; step++) time = frameStart(frameAt(time, rate) + 1, rate);
    expect(time).toBe(10_000 * 8008);
  });
});
