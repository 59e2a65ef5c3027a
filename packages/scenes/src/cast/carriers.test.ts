import { anEntry } from '@kinora/reading/testing';
import type { Action } from '@kinora/subjects';
import { expect, it } from 'vitest';

import { carriersOf } from './carriers.ts';

const over = { kind: 'over', to: 1 } as const;
const kindOf = (name: string, action: Action | null = null) =>
  carriersOf([anEntry({ name, action, relation: over }), anEntry()])[0]?.kind;

it('has what rolls over something go along on it', () => {
  expect(kindOf('fire engine', 'drive')).toBe('seat');
  expect(kindOf('car')).toBe('seat');
});

it('leaves in the air what is over something in any other way', () => {
  expect(kindOf('fox')).toBe('over');
  expect(kindOf('car', 'fly')).toBe('over');
  expect(kindOf('car', 'jump')).toBe('over');
});

it('has what is held in the hand of who holds it, whichever of the two says so', () => {
  const inHand = { by: 0, kind: 'hand' };
  const [, held] = carriersOf([anEntry(), anEntry({ relation: { kind: 'held', to: 0 } })]);
  const [, holding] = carriersOf([anEntry({ relation: { kind: 'holding', to: 1 } }), anEntry()]);
  expect([held, holding]).toMatchObject([inHand, inHand]);
});
