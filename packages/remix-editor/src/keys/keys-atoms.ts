import { atom } from 'jotai';

const shownBaseAtom = atom(false);

/** Whether the list of all keys is open. */
export const areKeysShownAtom = atom((get) => get(shownBaseAtom));
export const showKeysAtom = atom(null, (_get, set, isShown: boolean) => set(shownBaseAtom, isShown));
