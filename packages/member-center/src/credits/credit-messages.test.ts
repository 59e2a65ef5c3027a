import { CREDIT_KINDS, CREDIT_REASONS } from '@kinora/contracts/money';
import { GRANT_RULES } from '@kinora/contracts/plans';
import { expect, it } from 'vitest';

import { FROM_WORDS, KIND_WORDS, reasonWords, signedChange, SOURCE_WORDS, staysForEver } from './credit-messages.ts';

it('has words for every kind and every source', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...CREDIT_KINDS].toSorted());
  expect(Object.keys(FROM_WORDS)).toEqual(Object.keys(SOURCE_WORDS));
  expect(Object.keys(SOURCE_WORDS).toSorted()).toEqual(Object.keys(GRANT_RULES).toSorted());
});

it('has a sentence of its own for every reason', () => {
  const sentences = CREDIT_REASONS.map((reason) => reasonWords(reason)?.message);
  expect(new Set(sentences).size).toBe(CREDIT_REASONS.length);
  expect(sentences).not.toContain('It failed.');
  expect(['unheard-of', 'toString'].map((one) => reasonWords(one)?.message)).toEqual(['It failed.', 'It failed.']);
  expect(reasonWords(null)).toBeNull();
});

it('knows what stays for ever', () => {
  expect([staysForEver('start'), staysForEver('plan')]).toEqual([true, false]);
});

it.each([
  [500, '+500'],
  [-8, '−8'],
  [0, '0'],
  [-1300, '−1,300'],
])('shows a change of %d as %s', (change, text) => expect(signedChange(change, 'en')).toBe(text));

it('writes thousands as the language of the page does', () => {
  expect(signedChange(-1300, 'de')).toBe('−1.300');
});
