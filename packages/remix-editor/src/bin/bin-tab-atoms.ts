import { atom } from 'jotai';

export const BIN_TABS = ['media', 'effects', 'text', 'sound', 'transitions'] as const;
export type BinTab = (typeof BIN_TABS)[number];

const tabBaseAtom = atom<BinTab>('media');

/** Which shelf of the bin is open. */
export const binTabAtom = atom((get) => get(tabBaseAtom));
export const openBinTabAtom = atom(null, (_get, set, tab: BinTab) => set(tabBaseAtom, tab));
