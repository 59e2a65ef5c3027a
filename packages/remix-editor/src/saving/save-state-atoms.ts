import { atom } from 'jotai';

import { saveStateBaseAtom } from './session-atoms.ts';

/** Where what was edited is now. */
export const saveStateAtom = atom((get) => get(saveStateBaseAtom));
