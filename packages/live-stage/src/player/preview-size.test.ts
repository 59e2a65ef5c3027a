import { describe, expect, it } from 'vitest';

import { judge, measure, scaledSize, startPace, type Pace } from './preview-size.ts';

const FULL = { width: 1280, height: 720 };
const ROOM = { full: FULL, budget: 1000 / 24, place: null };

function after(frames: number, spent: number, pace: Pace = startPace()): Pace {
  return Array.from({ length: frames }).reduce<Pace>((last) => judge(measure(last, spent), ROOM), pace);
}

const fast = (rung: number): Pace => ({ rung, samples: 24, cost: 1 });
const seenAt = (height: number) => ({ ...ROOM, place: { width: 2000, height } });

describe('scaledSize', () => {
  it('keeps the shape and even lengths', () => {
    expect(scaledSize(FULL, startPace().rung)).toEqual({ width: 640, height: 360 });
    expect(scaledSize({ width: 720, height: 1280 }, 0)).toEqual({ width: 180, height: 320 });
  });

  it('never enlarges', () => {
    expect(scaledSize({ width: 640, height: 360 }, 4)).toEqual({ width: 640, height: 360 });
  });
});

describe('judge', () => {
  it('goes down when frames take nearly all of their time', () => {
    expect(scaledSize(FULL, after(24, 40).rung).height).toBe(270);
    expect(scaledSize(FULL, after(24, 40, after(24, 40)).rung).height).toBe(180);
  });

  it('stays at the smallest size on a very slow device', () => {
    expect(scaledSize(FULL, after(200, 500).rung).height).toBe(180);
  });

  it('goes up when the next size still leaves half of the time', () => {
    expect(scaledSize(FULL, after(24, 5).rung).height).toBe(540);
    expect(scaledSize(FULL, after(24, 15).rung).height).toBe(360);
  });

  it('never goes above what was chosen', () => {
    const small = { ...ROOM, full: { width: 640, height: 360 } };
    expect(judge({ rung: 2, samples: 24, cost: 1 }, small).rung).toBe(2);
  });

  it('draws no more pixels than are seen', () => {
    expect(judge(fast(2), seenAt(360)).rung).toBe(2);
    expect(judge(fast(2), seenAt(400)).rung).toBe(3);
    expect(judge(fast(3), seenAt(400)).rung).toBe(3);
    expect(judge(fast(4), seenAt(400)).rung).toBe(3);
    expect(judge(fast(0), seenAt(0)).rung).toBe(0);
  });

  it('waits for enough frames before it judges', () => {
    expect(after(23, 500).rung).toBe(startPace().rung);
  });
});
