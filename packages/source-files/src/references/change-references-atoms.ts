import { atom } from 'jotai';

import { addReferenceAtom, removeReferenceAtom } from './references-atoms.ts';

type ReferenceChange =
  | { readonly kind: 'add'; readonly files: readonly File[] }
  | { readonly kind: 'remove'; readonly id: string };

/** Adds files one after the other, or removes one. */
export const changeReferencesAtom = atom(null, async (_get, set, change: ReferenceChange) => {
  if (change.kind === 'remove') set(removeReferenceAtom, change.id);
  else for (const file of change.files) await set(addReferenceAtom, file);
});
