import { describe, expect, it } from 'vitest';

import { hasEnded, timeAt, type PlayClock } from './play-clock.ts';

const SECOND = 240_000;
const clock: PlayClock = { rate: 1, time: 0, since: 1000, from: 0, to: 4 * SECOND, isLoop: false };

describe('the clock of the preview', () => {
  it('runs in real time, at any rate, both ways', () => {
    expect(timeAt(clock, 2500)).toBe(1.5 * SECOND);
    expect(timeAt({ ...clock, rate: 4 }, 1500)).toBe(2 * SECOND);
    expect(timeAt({ ...clock, rate: -2, time: 3 * SECOND }, 2000)).toBe(SECOND);
    expect(timeAt({ ...clock, rate: 0, time: 77 }, 90_000)).toBe(77);
  });

  it('stops at its end and at its start', () => {
    expect(timeAt(clock, 60_000)).toBe(4 * SECOND);
    expect(hasEnded(clock, 4999)).toBe(false);
    expect(hasEnded(clock, 5000)).toBe(true);
    const back = { ...clock, rate: -1, time: SECOND };
    expect([timeAt(back, 9000), hasEnded(back, 9000), hasEnded(back, 1500)]).toEqual([0, true, false]);
  });

  it('starts again where it loops', () => {
    const loop = { ...clock, from: SECOND, to: 3 * SECOND, time: SECOND, isLoop: true };
    expect(timeAt(loop, 1000 + 2500)).toBe(1.5 * SECOND);
    expect(timeAt({ ...loop, rate: -1 }, 1500)).toBe(2.5 * SECOND);
    expect(hasEnded(loop, 99_000)).toBe(false);
  });

  it('stays where there is nothing to play', () => {
    expect(timeAt({ ...clock, to: 0 }, 5000)).toBe(0);
    expect(hasEnded({ ...clock, to: 0, isLoop: true }, 5000)).toBe(true);
  });
});
