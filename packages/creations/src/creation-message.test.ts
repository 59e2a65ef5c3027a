import { aCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { isCreation, removalOf, removedIn } from './creation-message.ts';

it('knows a creation that crossed the channel', () => {
  expect(isCreation(JSON.parse(JSON.stringify(aCreation())))).toBe(true);
});

it.each([null, 'x', {}, { id: 'a' }, { ...aCreation(), version: '1' }, { ...aCreation(), receipt: null }])(
  'refuses %j',
  (message) => {
    expect(isCreation(message)).toBe(false);
  },
);

it('knows what another tab has removed', () => {
  expect(removedIn(JSON.parse(JSON.stringify(removalOf(['a', 'b']))))).toEqual(['a', 'b']);
  for (const message of [null, 'begun', { removed: 'a' }, aCreation()]) expect(removedIn(message)).toEqual([]);
});
