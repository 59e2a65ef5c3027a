import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { describe, expect, it } from 'vitest';

import { rulerSteps, timesBetween } from './ruler-steps.ts';
import { pixelsAt } from './time-scale.ts';

const SECOND = TICKS_PER_SECOND;
const RATE = { num: 30, den: 1 };

describe('the ruler', () => {
  it('labels as often as there is room', () => {
    expect(rulerSteps(64, RATE)).toEqual({ label: 2 * SECOND, line: SECOND / 3 });
    expect(rulerSteps(1, RATE)).toEqual({ label: 120 * SECOND, line: 15 * SECOND });
  });

  it('counts frames when one is near', () => {
    expect(rulerSteps(2400, RATE)).toEqual({ label: (2 * SECOND) / 30, line: SECOND / 30 });
  });

  it('still labels what is very long', () => {
    expect(rulerSteps(0.001, RATE).label).toBe(14_400 * SECOND);
  });

  it('reaches over both ends of what is seen', () => {
    const range = { from: pixelsAt(10 * SECOND, 64), to: pixelsAt(14 * SECOND, 64) };
    expect(timesBetween(2 * SECOND, range, 64)).toEqual([8, 10, 12, 14].map((second) => second * SECOND));
    expect(timesBetween(2 * SECOND, { from: 0, to: 64 }, 64)[0]).toBe(0);
  });
});
