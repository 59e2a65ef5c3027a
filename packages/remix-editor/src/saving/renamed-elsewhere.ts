import type { KeptProject, KeptStep } from '@kinora/browser/projects';
import type { ProjectVersion } from '@kinora/contracts/projects';
import type { Change, ProjectFields, TimelineDocument } from '@kinora/contracts/timeline';
import { revertEdit } from '@kinora/timeline';

import { editOf, ownDocument, unsavedOf } from './kept-history.ts';
import { openedAs, type OpenedProject } from './opened-project.ts';

/** The order of fields is the database's own. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const written = (document: TimelineDocument): string => JSON.stringify({ ...document, name: '' }, inOrder);

const changesName = (change: Change): boolean => change.table === 'project' && 'name' in (change.after ?? {});

function withoutName(fields: ProjectFields | null): ProjectFields | null {
  if (!fields) return null;
  const { name: _name, ...others } = fields;
  return others;
}

/** A step that leaves the name as it is: undoing it must not bring back a name that has been replaced since. */
function keepName(step: KeptStep): KeptStep {
  const { changes } = step.edit;
  if (!changes.some(changesName)) return step;
  const others = changes.map((change) =>
    change.table === 'project' && changesName(change)
      ? { ...change, before: withoutName(change.before), after: withoutName(change.after) }
      : change,
  );
  return { ...step, edit: { ...step.edit, changes: others } };
}

/**
 * What is kept here, on top of a version of the server that has another name and is the same otherwise: it goes on under
 * that name. Null where more differs, or where the name was changed here too: that is a conflict.
 */
export function openRenamed(kept: KeptProject, theirs: ProjectVersion): OpenedProject | null {
  const { head, steps } = kept;
  const own = ownDocument(kept);
  const unsaved = unsavedOf(kept);
  if (!head || !own || unsaved.some(({ edit }) => edit.changes.some(changesName))) return null;
  const base = unsaved.toReversed().reduce((document, step) => revertEdit(document, editOf(step)), own);
  if (theirs.revision <= head.revision || written(base) !== written(theirs.document)) return null;
  return openedAs({
    document: { ...own, name: theirs.document.name },
    head: { revision: theirs.revision, saved: head.saved, sending: null },
    steps: steps.map(keepName),
  });
}
