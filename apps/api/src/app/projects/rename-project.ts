import { fail, ok, type Result } from '@kinora/contracts';
import type { Edit } from '@kinora/contracts/timeline';

import { saveEdits, type SaveDeps, type SaveProblem } from './save-edits.ts';

interface Renaming {
  readonly memberId: string;
  readonly id: string;
  readonly name: string;
}

const renaming = (before: string, after: string): Edit => ({
  label: 'setProject',
  changes: [{ table: 'project', id: 'project', before: { name: before }, after: { name: after } }],
  selection: [],
});

/** Gives a project another name by an edit of its document; answers the new revision. */
export async function renameProject(
  deps: SaveDeps,
  { memberId, id, name }: Renaming,
): Promise<Result<number, SaveProblem>> {
  const kept = await deps.projects.find(memberId, id);
  if (!kept) return fail({ reason: 'unknown-project' });
  const { record, document } = kept;
  if (document.name === name) return ok(record.revision);
  return saveEdits(deps, { memberId, id, base: record.revision, edits: [renaming(document.name, name)] });
}
