import type { KeptProject, KeptStep } from '@kinora/browser/projects';
import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import { applyEdit, invertEdit } from '@kinora/timeline';

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

/** The steps that the server has not got. */
export const unsavedOf = ({ head, steps }: KeptProject): readonly KeptStep[] =>
  steps.filter(({ sequence }) => sequence > (head?.saved ?? 0));

/** The steps up to the last, without those before a gap: nothing is undone over a gap. */
export function soundSteps(steps: readonly KeptStep[]): readonly KeptStep[] {
  const gap = steps.findLastIndex(({ sequence }, place) => place > 0 && steps[place - 1]?.sequence !== sequence - 1);
  return gap === -1 ? steps : steps.slice(gap);
}

/** A document with some more steps. */
export const withSteps = (document: TimelineDocument, steps: readonly Step[]): TimelineDocument =>
  steps.reduce((done, step) => applyEdit(done, editOf(step)), document);

/** The document with everything that was done here; null where this browser does not have it. */
export function ownDocument({ head, steps }: KeptProject): TimelineDocument | null {
  if (!head?.document) return null;
  return withSteps(
    head.document,
    steps.filter(({ sequence }) => sequence > head.documentAt),
  );
}
