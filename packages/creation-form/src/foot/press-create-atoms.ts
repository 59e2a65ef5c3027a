import { atom } from 'jotai';

import { lateForm } from '../late-form.ts';

/** Presses Create, as soon as what that takes is here. */
export const pressCreateAtom = atom(null, async (_get, set) => {
  const { createAtom } = await lateForm.load();
  return set(createAtom);
});
