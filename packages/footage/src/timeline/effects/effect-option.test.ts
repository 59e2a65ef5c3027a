import { expect, it } from 'vitest';

import { AMOUNT, readNumber, readOption, type EffectOption, type EffectValues } from './effect-option.ts';

const PATTERN: EffectOption = { kind: 'choice', name: 'pattern', choices: ['halves', 'quarters'], usual: 'halves' };
const WORDS: EffectOption = { kind: 'text', name: 'text', longest: 4 };

it.each<[EffectValues, number]>([
  [{}, 1],
  [{ amount: 0.25 }, 0.25],
  [{ amount: -3 }, 0],
  [{ amount: Infinity }, 1],
  [{ amount: Number.NaN }, 1],
  [{ amount: 'all' }, 1],
  [{ amount: true }, 1],
])('%j is an amount of %d', (values, amount) => {
  expect(readNumber(AMOUNT, values)).toBe(amount);
});

it('takes no value that an option does not have', () => {
  expect(readOption(PATTERN, { pattern: 'quarters' })).toBe('quarters');
  expect(readOption(PATTERN, { pattern: 'spiral' })).toBe('halves');
  expect(readOption(PATTERN, {})).toBe('halves');
  expect(readOption(WORDS, { text: 'Summer' })).toBe('Summ');
  expect(readOption(WORDS, { text: 7 })).toBe('');
  expect(readOption({ ...AMOUNT, name: 'toString' }, {})).toBe(1);
});
