import { atom } from 'jotai';

import { promptAtom, writePromptAtom } from '../kept/kept-draft-atoms.ts';
import { TEXTS_MAX } from './expand-prompt.ts';
import { keptListAtom, type KeptList, type ListLine } from './kept-list-atoms.ts';

/** The list with what is typed right now. */
const wholeAtom = atom((get): KeptList | null => {
  const list = get(keptListAtom);
  const before = list?.lines[list.at];
  if (!list || !before || list.isAside) return list;
  const text = get(promptAtom);
  return text === before.text ? list : { ...list, lines: list.lines.with(list.at, { text }) };
});

/** The lines of the list that is worked on; null where the prompt stands alone. */
export const listAtom = atom((get) => {
  const list = get(wholeAtom);
  return list?.isAside === false ? list : null;
});

/** A list that waits because something else is in the field. */
export const listAsideAtom = atom((get) => {
  const list = get(keptListAtom);
  return list?.isAside === true ? list : null;
});

interface Moment {
  readonly list: KeptList | null;
  readonly prompt: string;
}

const UNDO_MAX = 50;
const pastAtom = atom<readonly Moment[]>([]);

export const canUndoListAtom = atom((get) => get(pastAtom).length > 0);

const rememberAtom = atom(null, (get, set) => {
  const moment = { list: get(wholeAtom), prompt: get(promptAtom) };
  set(pastAtom, [...get(pastAtom), moment].slice(-UNDO_MAX));
});

/** Takes the last change of the list back. */
export const undoListAtom = atom(null, (get, set) => {
  const moment = get(pastAtom).at(-1);
  if (!moment) return;
  set(pastAtom, get(pastAtom).slice(0, -1));
  set(keptListAtom, moment.list);
  set(writePromptAtom, moment.prompt);
});

type Lines = Pick<KeptList, 'lines' | 'at'>;

/** Puts lines in place of those there were; without any the prompt of before is back. */
const placeAtom = atom(null, (get, set, { lines, at }: Lines) => {
  const before = get(wholeAtom);
  const typed = before && !before.isAside ? before.typed : get(promptAtom);
  const place = Math.max(0, Math.min(at, lines.length - 1));
  const line = lines[place];
  set(keptListAtom, line ? { lines, at: place, typed, isAside: false } : null);
  set(writePromptAtom, line?.text ?? typed);
});

/** Adds lines at the end, as many as a list may have; says how many were left out. */
export const addLinesAtom = atom(null, (get, set, added: readonly ListLine[]): number => {
  if (added.length === 0) return 0;
  set(rememberAtom);
  const { lines = [], at = 0 } = get(wholeAtom) ?? {};
  const all = [...lines, ...added];
  set(placeAtom, { lines: all.slice(0, TEXTS_MAX), at });
  return Math.max(0, all.length - TEXTS_MAX);
});

/** Puts the lines that are left in place of all there were. What is being made comes back by no undo: it would be paid twice. */
export const replaceLinesAtom = atom(null, (_get, set, lines: readonly ListLine[]) => {
  set(pastAtom, []);
  set(placeAtom, { lines: lines.slice(0, TEXTS_MAX), at: 0 });
});

/** Rewrites a line: whoever does has looked at it. */
export const editLineAtom = atom(null, (get, set, { index, text }: { index: number; text: string }) => {
  const list = get(wholeAtom);
  if (!list?.lines[index]) return;
  set(rememberAtom);
  set(placeAtom, { lines: list.lines.with(index, { text }), at: list.at });
});

export const removeLineAtom = atom(null, (get, set, index: number) => {
  const list = get(wholeAtom);
  if (!list?.lines[index]) return;
  set(rememberAtom);
  const at = index < list.at ? list.at - 1 : list.at;
  set(placeAtom, { lines: list.lines.toSpliced(index, 1), at });
});

/** Gives the list up; the prompt of before is back. */
export const clearListAtom = atom(null, (get, set) => {
  if (!get(wholeAtom)) return;
  set(rememberAtom);
  if (get(listAsideAtom)) set(keptListAtom, null);
  else set(placeAtom, { lines: [], at: 0 });
});

/** Takes a line in hand: it is the prompt of the page. */
export const goToLineAtom = atom(null, (get, set, at: number) => {
  const list = get(listAtom);
  if (list?.lines[at]) set(placeAtom, { lines: list.lines, at });
});

/**
 * Lays the list aside, because something else comes into the field. What is in the field is kept with it unless it is
 * that something already.
 */
export const layListAsideAtom = atom(null, (get, set, { keeps }: { readonly keeps: boolean }) => {
  const list = get(keptListAtom);
  if (!list || list.isAside) return;
  set(keptListAtom, { ...((keeps ? get(wholeAtom) : null) ?? list), isAside: true });
});

/** Goes on with the list that was laid aside. */
export const takeListUpAtom = atom(null, (get, set) => {
  const list = get(listAsideAtom);
  if (!list) return;
  const { lines, at } = list;
  set(placeAtom, { lines, at });
});
