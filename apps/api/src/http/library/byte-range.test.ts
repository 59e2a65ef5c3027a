import { describe, expect, it } from 'vitest';

import { readRange } from './byte-range.ts';

describe('readRange', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'beyond'],
    ['bytes=100-', 'beyond'],
    ['bytes=9-1', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
  ])('reads %s as %o', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});
