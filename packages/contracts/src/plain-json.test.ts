import { describe, expect, it } from 'vitest';

import { jsonProblem } from './plain-json.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a value that comes as JSON', () => {
  it.each([[null], [true], [''], [0], [-1.5], [1e-17], [[]], [{}], [{ a: [{ b: 'ü' }, null] }], [nested(32)]])(
    'may be %j',
    (value) => {
      expect(jsonProblem(value)).toBeUndefined();
    },
  );

  it.each([
    [nested(33), 'too-deep'],
    [nested(100_000), 'too-deep'],
    [JSON.parse('[1e999]'), 'out-of-range'],
    [{ a: 2 ** 53 }, 'out-of-range'],
    [{ a: 1e-300 }, 'out-of-range'],
    [{ a: '\0' }, 'invalid'],
    [['\ud800'], 'invalid'],
    [{ 'a\0': 1 }, 'invalid'],
    [{ constructor: 1 }, 'invalid'],
    [{ a: undefined }, 'wrong-type'],
  ])('cannot be kept as case %#', (value: unknown, problem) => {
    expect(jsonProblem(value)).toBe(problem);
  });
});
