import { describe, expect, it } from 'vitest';

import { isSameJson } from './is-same-json.ts';

describe('two values', () => {
  it.each([
    [
      { a: 1, b: { c: [1, null] } },
      { b: { c: [1, null] }, a: 1 },
    ],
    ['text', 'text'],
    [null, null],
  ])('%j and %j say the same', (one, other) => {
    expect(isSameJson(one, other)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: '1' } }],
    [{ 0: 'a' }, ['a']],
    [null, {}],
  ])('%j and %j differ', (one, other) => {
    expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([false, false]);
  });
});
