import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, createDocument, invertEdit, revertEdit } from '@kinora/timeline';
import { atom } from 'jotai';

/** Older steps are forgotten: each is about a kilobyte. */
const STEPS_MAX = 1000;

interface History {
  readonly edits: readonly Edit[];
  /** How many of the edits are done; those after it can be done again. */
  readonly cursor: number;
}

const NO_HISTORY: History = { edits: [], cursor: 0 };
const NO_DOCUMENT = createDocument({ makeId: () => '', tracks: [] });

const documentBaseAtom = atom<TimelineDocument>(NO_DOCUMENT);
const historyBaseAtom = atom<History>(NO_HISTORY);
const unsavedBaseAtom = atom<readonly Edit[]>([]);
const gestureBaseAtom = atom<TimelineDocument | null>(null);

/** What is edited, with everything that was done to it and without what is being dragged. */
export const documentAtom = atom((get) => get(documentBaseAtom));
export const historyAtom = atom((get) => get(historyBaseAtom));
/** What was done since it was last saved, undone steps included, in its order. */
export const unsavedEditsAtom = atom((get) => get(unsavedBaseAtom));

/** How the document looks while something is dragged; null when nothing is. */
export const gestureAtom = atom((get) => get(gestureBaseAtom));
export const showGestureAtom = atom(null, (_get, set, draft: TimelineDocument | null) => set(gestureBaseAtom, draft));
/** What a picture of the document shows: the draft while something is dragged. */
export const shownDocumentAtom = atom((get) => get(gestureBaseAtom) ?? get(documentBaseAtom));

/** Opens a document: nothing of another can be undone. */
export const openDocumentAtom = atom(null, (_get, set, document: TimelineDocument) => {
  set(documentBaseAtom, document);
  set(historyBaseAtom, NO_HISTORY);
  set(unsavedBaseAtom, []);
  set(gestureBaseAtom, null);
});

/** The only writer: does an edit that was made from this document. What was undone before it is forgotten. */
export const applyEditAtom = atom(null, (get, set, edit: Edit) => {
  set(gestureBaseAtom, null);
  if (edit.changes.length === 0) return;
  const { edits, cursor } = get(historyBaseAtom);
  const done = [...edits.slice(0, cursor), edit].slice(-STEPS_MAX);
  set(documentBaseAtom, applyEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits: done, cursor: done.length });
  set(unsavedBaseAtom, [...get(unsavedBaseAtom), edit]);
});

/** Undoes the last step and answers it; null when there is none. */
export const undoAtom = atom(null, (get, set): Edit | null => {
  const { edits, cursor } = get(historyBaseAtom);
  const edit = edits[cursor - 1];
  if (!edit) return null;
  set(gestureBaseAtom, null);
  set(documentBaseAtom, revertEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits, cursor: cursor - 1 });
  set(unsavedBaseAtom, [...get(unsavedBaseAtom), invertEdit(edit)]);
  return edit;
});

/** Does again what was undone last and answers it; null when there is nothing. */
export const redoAtom = atom(null, (get, set): Edit | null => {
  const { edits, cursor } = get(historyBaseAtom);
  const edit = edits[cursor];
  if (!edit) return null;
  set(gestureBaseAtom, null);
  set(documentBaseAtom, applyEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits, cursor: cursor + 1 });
  set(unsavedBaseAtom, [...get(unsavedBaseAtom), edit]);
  return edit;
});

/** The first so many unsaved edits are saved. */
export const dropSavedAtom = atom(null, (get, set, count: number) => {
  set(unsavedBaseAtom, get(unsavedBaseAtom).slice(count));
});

export const canUndoAtom = atom((get) => get(historyBaseAtom).cursor > 0);
export const canRedoAtom = atom((get) => get(historyBaseAtom).cursor < get(historyBaseAtom).edits.length);
