import { describe, expect, it } from 'vitest';

import { planTime } from './plan-time.ts';
import type { TimeOperation } from './time-operation.ts';

const CLIP = { frames: 8, fps: 4 };
const positions = (...operations: TimeOperation[]) => planTime(operations, CLIP).map(({ position }) => position);

describe('what each frame shows', () => {
  it('without operations, itself', () => {
    expect(positions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('trimmed, what lies between; at least one frame', () => {
    expect(positions({ kind: 'trim', from: 0.5, to: 1.5 })).toEqual([2, 3, 4, 5]);
    expect(positions({ kind: 'trim', from: 9, to: 10 })).toEqual([7]);
  });

  it('at double speed, every second frame; at half, places between', () => {
    expect(positions({ kind: 'speed', factor: 2, between: 'blend' })).toEqual([0, 2, 4, 6]);
    expect(positions({ kind: 'trim', from: 0, to: 0.75 }, { kind: 'speed', factor: 0.5, between: 'motion' })).toEqual([
      0, 0.5, 1, 1.5, 2, 2,
    ]);
    expect(positions({ kind: 'speed', factor: 100, between: 'nearest' })).toEqual([0, 4]);
  });

  it('reversed and back again', () => {
    expect(positions({ kind: 'reverse' })).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    expect(positions({ kind: 'trim', from: 0, to: 1 }, { kind: 'boomerang' })).toEqual([0, 1, 2, 3, 2, 1]);
  });

  it('looped, the end fades into the beginning', () => {
    const moments = planTime([{ kind: 'loop', times: 2, fade: 0.5 }], CLIP);
    expect(moments).toHaveLength(12);
    expect(moments[0]?.over).toMatchObject({ position: 6, beyond: 0 });
    expect(moments[0]?.over?.share).toBeCloseTo(2 / 3, 5);
    expect(moments[1]?.over?.position).toBe(7);
    expect(moments[2]?.over).toBeNull();
    expect(moments[6]).toEqual(moments[0]);
  });

  it('frozen, the moment stands', () => {
    expect(positions({ kind: 'freeze', at: 1, seconds: 0.75 })).toEqual([0, 1, 2, 3, 4, 4, 4, 4, 5, 6, 7]);
  });

  it('extended, goes beyond the last; reversed after that, comes back', () => {
    const moments = planTime([{ kind: 'extend', seconds: 0.5 }, { kind: 'reverse' }], CLIP);
    expect(moments.map(({ position, beyond }) => [position, beyond]).slice(0, 3)).toEqual([
      [7, 2],
      [7, 1],
      [7, 0],
    ]);
  });

  it('there is nothing between two frames that are no neighbours', () => {
    const moments = planTime(
      [
        { kind: 'speed', factor: 2, between: 'blend' },
        { kind: 'speed', factor: 0.5, between: 'blend' },
      ],
      CLIP,
    );
    expect(moments.map(({ position }) => position)).toEqual([0, 2, 2, 4, 4, 6, 6, 6]);
  });
});
