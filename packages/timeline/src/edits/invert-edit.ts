import type { Change, Edit } from '@kinora/contracts/timeline';

function invertChange(change: Change): Change {
  if (change.table === 'shift') return { ...change, from: change.from + change.by, by: -change.by };
  const { before, after } = change;
  if (change.table === 'clip' || change.table === 'project') {
    // `before` and `after` are of the table that `change` names.
    return { ...change, before: after, after: before } as Change;
  }
  const { from, to } = change;
  // As above.
  return { ...change, before: after, after: before, from: to, to: from } as Change;
}

/** The edit that takes an edit back. */
export function invertEdit(edit: Edit): Edit {
  return { ...edit, changes: edit.changes.map(invertChange).toReversed() };
}
