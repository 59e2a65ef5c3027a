import { atom } from 'jotai';

import { lazyCreating } from './lazy-creating.ts';

/** Presses Create, as soon as what that takes is here: for all prompts, or for the first so many. */
export const pressCreateAtom = atom(null, async (_get, set, first?: number) => {
  const { createAtom } = await lazyCreating.load();
  return set(createAtom, first);
});
