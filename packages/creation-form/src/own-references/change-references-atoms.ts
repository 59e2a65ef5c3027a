import { atom } from 'jotai';

import { namingLostAtom } from '../draft/draft-atoms.ts';
import { addReferenceAtom, removeReferenceAtom } from './references-atoms.ts';

type ReferenceChange =
  | { readonly kind: 'add'; readonly files: readonly File[] }
  | { readonly kind: 'remove'; readonly id: string };

/** Adds files one after the other, or removes one; choices that a clip with references cannot keep are named. */
export const changeReferencesAtom = atom(null, (_get, set, change: ReferenceChange) =>
  set(namingLostAtom, async () => {
    if (change.kind === 'remove') set(removeReferenceAtom, change.id);
    else for (const file of change.files) await set(addReferenceAtom, file);
  }),
);
