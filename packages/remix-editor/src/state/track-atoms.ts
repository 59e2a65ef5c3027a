import type { Track } from '@kinora/contracts/timeline';
import { atom, type Atom } from 'jotai';

import { documentAtom } from './document-atoms.ts';

const atoms: Atom<Track | null>[] = [];

/** The track at a place, the lowest first; the same object as long as nothing of it changes. */
export function trackAtomAt(place: number): Atom<Track | null> {
  const known = atoms[place];
  if (known) return known;
  const fresh = atom((get) => get(documentAtom).tracks[place] ?? null);
  atoms[place] = fresh;
  return fresh;
}

export const trackCountAtom = atom((get) => get(documentAtom).tracks.length);

/** When the last clip ends. */
export const lengthAtom = atom((get) =>
  get(documentAtom).tracks.reduce((longest, { clips }) => {
    const last = clips.at(-1);
    return last ? Math.max(longest, last.start + last.duration) : longest;
  }, 0),
);
