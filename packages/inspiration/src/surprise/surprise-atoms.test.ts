import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { INSPIRED_SCENES } from '../scenes/inspired-scenes.data.ts';
import { surpriseAtom } from './surprise-atoms.ts';

it('sets a form up for another scene each time, in the language that is asked for, until all were there', () => {
  const store = createStore();
  const prompts = INSPIRED_SCENES.map(() => new URLSearchParams(store.set(surpriseAtom, 'de')).get('prompt'));
  expect(new Set(prompts)).toEqual(new Set(INSPIRED_SCENES.map(({ prompts: { de } }) => de)));
  expect(new URLSearchParams(store.set(surpriseAtom, 'en')).get('prompt')).not.toBe(prompts.at(-1));
});
