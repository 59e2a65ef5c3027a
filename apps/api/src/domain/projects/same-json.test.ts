import { describe, expect, it } from 'vitest';

import { sameJson } from './same-json.ts';

describe('two values of JSON', () => {
  it.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [[], []],
  ])('are the same: %j and %j', (one: unknown, other: unknown) => {
    expect(sameJson(one, other)).toBe(true);
  });

  it.each([
    [1, '1'],
    [null, {}],
    [[], {}],
    [[1], { 0: 1 }],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ toString: 1 }, { a: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
  ])('differ: %j and %j', (one: unknown, other: unknown) => {
    expect(sameJson(one, other)).toBe(false);
  });
});
