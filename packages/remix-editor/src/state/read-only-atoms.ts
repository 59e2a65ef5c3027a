import { atom } from 'jotai';

const readOnlyBaseAtom = atom(false);

/** Whether the document can only be looked at, because another tab edits it. */
export const readOnlyAtom = atom((get) => get(readOnlyBaseAtom));
export const makeReadOnlyAtom = atom(null, (_get, set, isReadOnly: boolean) => set(readOnlyBaseAtom, isReadOnly));
