import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, createDocument, invertEdit, revertEdit } from '@kinora/timeline';
import { atom } from 'jotai';

/** Older steps are forgotten: each is about a kilobyte. */
export const STEPS_MAX = 1000;

/** What was done to a document; kept in this browser as long as it can be undone. */
export interface History {
  readonly edits: readonly Edit[];
  /** How many of the edits are done; those after it can be done again. */
  readonly cursor: number;
}

/** One move through the history; `edit` is what was done, also where the step undid it. */
export interface Step {
  readonly kind: 'do' | 'undo' | 'redo';
  readonly edit: Edit;
}

type KeepStep = (step: Step) => void;

const NO_HISTORY: History = { edits: [], cursor: 0 };
const NO_DOCUMENT = createDocument({ makeId: () => '', tracks: [] });

const documentBaseAtom = atom<TimelineDocument>(NO_DOCUMENT);
const historyBaseAtom = atom<History>(NO_HISTORY);
// In an object, because an atom would call a function.
const keeperBaseAtom = atom<{ readonly keep: KeepStep }>({ keep: () => {} });
const gestureBaseAtom = atom<TimelineDocument | null>(null);
/** Enough for consumers that follow the document closely. */
const RECENT_MAX = 64;
const recentBaseAtom = atom<readonly Edit[]>([]);

/** What is edited, with everything that was done to it and without what is being dragged. */
export const documentAtom = atom((get) => get(documentBaseAtom));
export const historyAtom = atom((get) => get(historyBaseAtom));

/** Passes every step at once to the code that stores it. */
export const keepStepsByAtom = atom(null, (_get, set, keep: KeepStep) => set(keeperBaseAtom, { keep }));

/** What was done lately, in its order; an undone step as the edit that undid it. */
export const recentEditsAtom = atom((get) => get(recentBaseAtom));

const noteEditAtom = atom(null, (get, set, edit: Edit) => {
  set(recentBaseAtom, [...get(recentBaseAtom), edit].slice(-RECENT_MAX));
});

/** How the document looks while something is dragged; null when nothing is. */
export const gestureAtom = atom((get) => get(gestureBaseAtom));
export const showGestureAtom = atom(null, (_get, set, draft: TimelineDocument | null) => set(gestureBaseAtom, draft));
/** What a picture of the document shows: the draft while something is dragged. */
export const shownDocumentAtom = atom((get) => get(gestureBaseAtom) ?? get(documentBaseAtom));

/** Opens a document: nothing of another can be undone. */
export const openDocumentAtom = atom(null, (_get, set, document: TimelineDocument) => {
  set(documentBaseAtom, document);
  set(historyBaseAtom, NO_HISTORY);
  set(recentBaseAtom, []);
  set(gestureBaseAtom, null);
});

/** Brings back what was done to the open document before it was opened. */
export const restoreHistoryAtom = atom(null, (_get, set, history: History) => set(historyBaseAtom, history));

/** The only writer: does an edit that was made from this document. What was undone before it is forgotten. */
export const applyEditAtom = atom(null, (get, set, edit: Edit) => {
  set(gestureBaseAtom, null);
  if (edit.changes.length === 0) return;
  const { edits, cursor } = get(historyBaseAtom);
  const done = [...edits.slice(0, cursor), edit].slice(-STEPS_MAX);
  set(noteEditAtom, edit);
  set(documentBaseAtom, applyEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits: done, cursor: done.length });
  get(keeperBaseAtom).keep({ kind: 'do', edit });
});

/** Undoes the last step and answers it; null when there is none. */
export const undoAtom = atom(null, (get, set): Edit | null => {
  const { edits, cursor } = get(historyBaseAtom);
  const edit = edits[cursor - 1];
  if (!edit) return null;
  set(gestureBaseAtom, null);
  set(noteEditAtom, invertEdit(edit));
  set(documentBaseAtom, revertEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits, cursor: cursor - 1 });
  get(keeperBaseAtom).keep({ kind: 'undo', edit });
  return edit;
});

/** Does again what was undone last and answers it; null when there is nothing. */
export const redoAtom = atom(null, (get, set): Edit | null => {
  const { edits, cursor } = get(historyBaseAtom);
  const edit = edits[cursor];
  if (!edit) return null;
  set(gestureBaseAtom, null);
  set(noteEditAtom, edit);
  set(documentBaseAtom, applyEdit(get(documentBaseAtom), edit));
  set(historyBaseAtom, { edits, cursor: cursor + 1 });
  get(keeperBaseAtom).keep({ kind: 'redo', edit });
  return edit;
});

export const canUndoAtom = atom((get) => get(historyBaseAtom).cursor > 0);
export const canRedoAtom = atom((get) => get(historyBaseAtom).cursor < get(historyBaseAtom).edits.length);
