import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { affordablePrompts, promptsAtOnce } from './affordable-prompts.ts';

const twelve = { prompts: 12, count: 1, each: 8 };

describe('fitting', () => {
  it.each([
    [twelve, { balance: 40, countMax: 20 }, 5],
    [twelve, { balance: 96, countMax: 20 }, 12],
    [twelve, { balance: 7, countMax: 20 }, 0],
    [twelve, { balance: null, countMax: 20 }, 12],
    [twelve, { balance: 400, countMax: 4 }, 4],
    [{ ...twelve, count: 2 }, { balance: 40, countMax: 20 }, 2],
    [{ ...twelve, count: 3 }, { balance: 400, countMax: 4 }, 1],
    [{ ...twelve, count: 2 }, { balance: 400, countMax: 1 }, 0],
    [{ ...twelve, each: 0 }, { balance: 0, countMax: 20 }, 12],
  ])('of %o with %o is %i', (wanted, budget, expected) => {
    expect(affordablePrompts(wanted, budget)).toBe(expected);
  });

  it('is always paid for, and one more would not be', () => {
    const asked = fc.record({
      prompts: fc.nat({ max: 300 }),
      count: fc.integer({ min: 1, max: 20 }),
      each: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(asked, fc.nat({ max: 3000 }), (wanted, balance) => {
        const { prompts, count, each } = wanted;
        const first = affordablePrompts(wanted, { balance, countMax: 1000 });
        expect(first * count * each).toBeLessThanOrEqual(balance);
        expect(first === prompts || (first + 1) * count * each > balance || first === Math.floor(1000 / count)).toBe(
          true,
        );
      }),
    );
  });
});

it.each([
  [1, 20],
  [3, 6],
  [12, 1],
  [20, 1],
])('%i clips of each are %i prompts at once', (count, prompts) => {
  expect(promptsAtOnce(count)).toBe(prompts);
});
