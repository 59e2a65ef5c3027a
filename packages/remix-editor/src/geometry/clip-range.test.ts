import { aClip } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { clipAt, clipNearest, clipsBetween, firstEndingAfter } from './clip-range.ts';

const clips = [
  aClip({ id: 'a', start: 0, duration: 10 }),
  aClip({ id: 'b', start: 10, duration: 10 }),
  aClip({ id: 'c', start: 40, duration: 20 }),
];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('clips within a range', () => {
  it('finds those that are seen, edges excluded', () => {
    expect(idsOf(clipsBetween(clips, 0, 10))).toBe('a');
    expect(idsOf(clipsBetween(clips, 5, 41))).toBe('abc');
    expect(idsOf(clipsBetween(clips, 20, 40))).toBe('');
    expect(idsOf(clipsBetween(clips, 60, 99))).toBe('');
    expect(firstEndingAfter([], 5)).toBe(0);
  });

  it('finds the one that holds a time', () => {
    expect(clipAt(clips, 10)?.id).toBe('b');
    expect(clipAt(clips, 20)).toBeUndefined();
    expect(clipAt(clips, 60)).toBeUndefined();
  });

  it('finds the one nearest to a time', () => {
    expect(clipNearest(clips, 12)?.id).toBe('b');
    expect(clipNearest(clips, 22)?.id).toBe('b');
    expect(clipNearest(clips, 39)?.id).toBe('c');
    expect(clipNearest(clips, 900)?.id).toBe('c');
    expect(clipNearest([], 0)).toBeUndefined();
  });
});
