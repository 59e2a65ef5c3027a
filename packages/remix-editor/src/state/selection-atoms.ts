import { findClip } from '@kinora/timeline';
import { atom } from 'jotai';

import { documentAtom } from './document-atoms.ts';

const NONE: ReadonlySet<string> = new Set();

interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins that is extended. */
  readonly anchor: string | null;
}

const chosenBaseAtom = atom<Chosen>({ ids: NONE, anchor: null });

/** Ids of the selected clips that are there. */
export const selectionAtom = atom((get): ReadonlySet<string> => {
  const { ids } = get(chosenBaseAtom);
  const document = get(documentAtom);
  const isWhole = [...ids].every((id) => findClip(document, id) !== undefined);
  return isWhole ? ids : new Set([...ids].filter((id) => findClip(document, id) !== undefined));
});

/** The clips that are selected, in the order they were. */
export const selectedClipsAtom = atom((get) => {
  const document = get(documentAtom);
  return [...get(selectionAtom)].flatMap((id) => findClip(document, id)?.clip ?? []);
});

export const selectClipsAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(chosenBaseAtom, { ids: ids.length === 0 ? NONE : new Set(ids), anchor: ids.at(-1) ?? null });
});

export const toggleClipAtom = atom(null, (get, set, id: string) => {
  const ids = new Set(get(selectionAtom));
  if (!ids.delete(id)) ids.add(id);
  set(chosenBaseAtom, { ids, anchor: id });
});

/** Selects all clips of a track from where the selection began up to this one; on another track only adds it. */
export const extendToAtom = atom(null, (get, set, id: string) => {
  const { anchor } = get(chosenBaseAtom);
  const document = get(documentAtom);
  const from = anchor === null ? undefined : findClip(document, anchor);
  const to = findClip(document, id);
  if (!to) return;
  if (!from || from.track !== to.track) {
    set(chosenBaseAtom, { ids: new Set([...get(selectionAtom), id]), anchor: anchor ?? id });
    return;
  }
  const [first, last] = [Math.min(from.place, to.place), Math.max(from.place, to.place)];
  const ids = to.track.clips.slice(first, last + 1).map((clip) => clip.id);
  set(chosenBaseAtom, { ids: new Set(ids), anchor });
});

/** Which cell of the grid has the focus: a clip, or a button in the head of its track. */
export interface GridFocus {
  readonly trackId: string;
  readonly clipId: string | null;
  /** Which button of the head, where it is no clip. */
  readonly button: number;
}

const focusBaseAtom = atom<GridFocus | null>(null);

/** Where Tab leads into the grid: the cell that had the focus last, or the head of the uppermost track. */
export const focusAtom = atom((get): GridFocus | null => {
  const { tracks } = get(documentAtom);
  const wanted = get(focusBaseAtom);
  const track = tracks.find(({ id }) => id === wanted?.trackId) ?? tracks.at(-1);
  if (!track) return null;
  const found = wanted?.clipId ? findClip(get(documentAtom), wanted.clipId) : undefined;
  if (found) return { trackId: found.track.id, clipId: found.clip.id, button: 0 };
  if (wanted === null) return { trackId: track.id, clipId: track.clips[0]?.id ?? null, button: 0 };
  return { trackId: track.id, clipId: null, button: wanted.button };
});

export const moveFocusAtom = atom(null, (_get, set, focus: GridFocus) => set(focusBaseAtom, focus));
