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
