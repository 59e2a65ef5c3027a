import { CODE_ALPHABET } from '@kinora/contracts';
import { codeInput } from '@kinora/contracts/identity-schemas';
import { expect, it } from 'vitest';

import { newCode } from './codes.ts';

it('S9: makes a code of six characters, each of the 31 as likely as random numbers are', () => {
  let next = 0;
  const codes = Array.from({ length: 31 }, () => newCode((below) => next++ % below));
  const counts = new Map<string, number>();
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect([...counts.keys()].toSorted().join('')).toBe(CODE_ALPHABET);
  expect(new Set(counts.values())).toEqual(new Set([6]));
});

it('makes codes that the contract takes', () => {
  const code = newCode(() => 30);
  expect(codeInput.validateSync({ email: 'ada@example.com', code: code.toLowerCase() })).toMatchObject({ code });
});
