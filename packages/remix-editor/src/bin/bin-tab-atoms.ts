import { atom } from 'jotai';

export type BinTab = 'media' | 'effects' | 'text' | 'sound' | 'transitions';

const tabBaseAtom = atom<BinTab>('media');

/** Which shelf of the bin is open. */
export const binTabAtom = atom((get) => get(tabBaseAtom));
export const openBinTabAtom = atom(null, (_get, set, tab: BinTab) => set(tabBaseAtom, tab));
