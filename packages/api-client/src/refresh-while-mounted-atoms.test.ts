import { atom, createStore } from 'jotai';
import { expect, it } from 'vitest';

import { refreshWhileMounted } from './refresh-while-mounted-atoms.ts';

it('asks when it is shown and when a cause changes, and at no other time', () => {
  const memberAtom = atom('ada');
  let asked = 0;
  const askAtom = atom(null, () => {
    asked += 1;
    return Promise.resolve();
  });
  const askingAtom = refreshWhileMounted([memberAtom], askAtom);
  const store = createStore();
  store.get(askingAtom);
  expect(asked).toBe(0);
  const stops = [store.sub(askingAtom, () => {}), store.sub(askingAtom, () => {})];
  expect(asked).toBe(1);
  store.set(memberAtom, 'eve');
  store.set(memberAtom, 'eve');
  expect(asked).toBe(2);
  for (const stop of stops) stop();
  store.set(memberAtom, 'ada');
  expect(asked).toBe(2);
});
