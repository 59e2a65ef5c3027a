import type { Marker } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

import { documentAtom } from './document-atoms.ts';
import { selectClipsAtom, selectionAtom } from './selection-atoms.ts';

const selectedBaseAtom = atom<string | null>(null);
const namedBaseAtom = atom<string | null>(null);

/** The marker that is selected; none while clips are. */
export const selectedMarkerAtom = atom((get): Marker | null => {
  if (get(selectionAtom).size > 0) return null;
  const id = get(selectedBaseAtom);
  return get(documentAtom).markers.find((marker) => marker.id === id) ?? null;
});

/** Selects a marker in place of clips, or none. */
export const selectMarkerAtom = atom(null, (get, set, id: string | null) => {
  set(selectedBaseAtom, id);
  if (id !== null && get(selectionAtom).size > 0) set(selectClipsAtom, []);
});

/** The marker whose name is being written on the ruler. */
export const namedMarkerAtom = atom((get) => get(namedBaseAtom));
export const nameMarkerAtom = atom(null, (_get, set, id: string | null) => {
  if (id !== null) set(selectMarkerAtom, id);
  set(namedBaseAtom, id);
});
