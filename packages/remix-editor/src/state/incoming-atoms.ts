import type { Clip } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

const incomingBaseAtom = atom<Clip | null>(null);

/** The clip that is dragged out of the bin, before it lies anywhere: its id, track and start don't count yet. */
export const incomingAtom = atom((get) => get(incomingBaseAtom));
export const importClipAtom = atom(null, (_get, set, clip: Clip | null) => set(incomingBaseAtom, clip));
