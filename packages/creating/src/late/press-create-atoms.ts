import { atom } from 'jotai';

import { lateCreating } from './late-creating.ts';

/** Presses Create, as soon as what that takes is here: for all prompts, or for the first so many. */
export const pressCreateAtom = atom(null, async (_get, set, first?: number) => {
  const { createAtom } = await lateCreating.load();
  return set(createAtom, first);
});
