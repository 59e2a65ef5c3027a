import { describe, expect, it } from 'vitest';

import { nextCard, rowsInView, shapeOf } from './rows-in-view.ts';

describe('shapeOf', () => {
  it.each([
    [1144, 4],
    [720, 2],
    [358, 2],
    [288, 1],
  ])('puts into %i px %i columns', (width, columns) => {
    expect(shapeOf(width).columns).toBe(columns);
  });
});

describe('rowsInView', () => {
  it('draws what is seen and a little more, of ten thousand', () => {
    expect(rowsInView({ top: 200, height: 900 }, 250, 2500)).toEqual([0, 5]);
    expect(rowsInView({ top: -100_000, height: 900 }, 250, 2500)).toEqual([398, 406]);
    expect(rowsInView({ top: -1e7, height: 900 }, 250, 2500)).toEqual([2500, 2500]);
  });

  it('draws nothing of nothing', () => {
    expect(rowsInView({ top: 0, height: 900 }, 250, 0)).toEqual([0, 0]);
  });
});

describe('nextCard', () => {
  const step = { at: 5, count: 12, columns: 4, isRtl: false };
  it.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['ArrowDown', 9],
    ['ArrowUp', 1],
    ['PageDown', 11],
    ['PageUp', 0],
    ['Home', 0],
    ['End', 11],
    ['a', undefined],
  ])('%s leads to %s', (key, next) => {
    expect(nextCard({ ...step, key })).toBe(next);
  });

  it('follows the script, and stays at the edges', () => {
    expect(nextCard({ ...step, key: 'ArrowRight', isRtl: true })).toBe(4);
    expect(nextCard({ ...step, at: 0, key: 'ArrowLeft' })).toBeUndefined();
    expect(nextCard({ ...step, at: 9, key: 'ArrowDown' })).toBeUndefined();
    expect(nextCard({ ...step, at: 11, key: 'End' })).toBeUndefined();
  });
});
