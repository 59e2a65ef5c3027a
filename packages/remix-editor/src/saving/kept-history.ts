import type { KeptHead, KeptProject, KeptStep } from '@kinora/browser';
import type { Edit } from '@kinora/contracts/timeline';
import { invertEdit } from '@kinora/timeline';

import { STEPS_MAX, type History, type Step } from '../state/document-atoms.ts';

/** What a step changes in the document. */
export const editOf = ({ kind, edit }: Step): Edit => (kind === 'undo' ? invertEdit(edit) : edit);

/** Does one more step; one of which only the end is kept brings its edit along. */
function goOn({ edits, cursor }: History, { kind, edit }: Step): History {
  if (kind === 'undo') {
    return cursor > 0 ? { edits, cursor: cursor - 1 } : { edits: [edit, ...edits], cursor: 0 };
  }
  if (kind === 'redo' && cursor < edits.length) return { edits, cursor: cursor + 1 };
  return { edits: [...edits.slice(0, cursor), edit], cursor: cursor + 1 };
}

/** What can be undone and done again after these steps. */
export function historyOf(steps: readonly Step[]): History {
  let history: History = { edits: [], cursor: 0 };
  for (const step of steps) history = goOn(history, step);
  const excess = Math.min(history.cursor, Math.max(0, history.edits.length - STEPS_MAX));
  return { edits: history.edits.slice(excess), cursor: history.cursor - excess };
}

/** What is kept of a project that was never opened here. */
export const freshHead = (revision: number): KeptHead => ({ revision, saved: 0, sending: null, document: null });

/** The steps that the server has not got. */
export const unsavedOf = ({ head, steps }: KeptProject): readonly KeptStep[] =>
  steps.filter(({ sequence }) => sequence > (head?.saved ?? 0));
