import { atom } from 'jotai';

/**
 * While the studio takes over a page that was drawn ahead for everybody: until then it shows nothing that only this
 * browser remembers, or what it draws would not be what stands there.
 */
export const isDrawnPageAtom = atom(false);
