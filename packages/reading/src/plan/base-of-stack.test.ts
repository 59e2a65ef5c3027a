import { expect, it } from 'vitest';

import { anEntry } from '../testing/a-member.ts';
import { baseOfStack } from './base-of-stack.ts';

const mug = anEntry({ name: 'mug', rig: 'mug', mode: 'prop', looks: {} });
const inMug = anEntry({ name: 'mouse', relation: { kind: 'in', to: 1 } });

it.each([
  ['what stands by itself is its own base', [anEntry()], 'fox'],
  ['a cup bears who is in it', [inMug, mug], 'mug'],
  [
    'a plate bears a cup that bears a mouse',
    [inMug, { ...mug, relation: { kind: 'on', to: 2 } }, anEntry({ name: 'plate', rig: 'plate' })],
    'plate',
  ],
  [
    'a table does not count',
    [inMug, { ...mug, relation: { kind: 'on', to: 2 } }, anEntry({ name: 'table', rig: 'table' })],
    'mug',
  ],
  [
    'a cart is no tableware',
    [inMug, anEntry({ name: 'cart', rig: 'picture', looks: { picture: 'shopping-cart' } })],
    'mouse',
  ],
] as const)('%s', (_, cast, name) => {
  expect(baseOfStack(cast)?.name).toBe(name);
});

it('has no base of nobody', () => {
  expect(baseOfStack([])).toBeUndefined();
});
