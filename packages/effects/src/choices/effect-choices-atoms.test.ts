import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { chooseAtom, chosenAtom, resetChoicesAtom } from './effect-choices-atoms.ts';

it('keeps the choices of each effect apart, until they are taken back', () => {
  const store = createStore();
  store.set(chooseAtom, { effect: 'one', parameter: 'tempo', value: 90 });
  store.set(chooseAtom, { effect: 'one', parameter: 'style', value: 'oil' });
  store.set(chooseAtom, { effect: 'two', parameter: 'tempo', value: 70 });
  expect(store.get(chosenAtom)('one')).toEqual({ tempo: 90, style: 'oil' });
  store.set(resetChoicesAtom, 'one');
  expect([store.get(chosenAtom)('one'), store.get(chosenAtom)('two')]).toEqual([{}, { tempo: 70 }]);
});
