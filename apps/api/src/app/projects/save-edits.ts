import { fail, ok, type Result } from '@kinora/contracts';
import type { Edit } from '@kinora/contracts/timeline';

import { applyEdits } from '../../domain/projects/apply-edits.ts';
import type { ContentProblem } from '../../domain/projects/check-document.ts';
import type { KeptProject, ProjectProblemNamed, Projects } from '../../domain/projects/projects.ts';
import { sameJson } from '../../domain/projects/same-json.ts';

export interface SaveDeps {
  readonly projects: Pick<Projects, 'editsOf' | 'find' | 'save'>;
}

export interface Saving {
  readonly memberId: string;
  readonly id: string;
  /** The revision the edits were made on. */
  readonly base: number;
  readonly edits: readonly Edit[];
}

export type SaveProblem = ContentProblem | ProjectProblemNamed<'revision-conflict' | 'unknown-project'>;

/** The same edits on the same base were saved before, and the answer got lost; or somebody else was faster. */
async function afterwards(
  { projects }: SaveDeps,
  { memberId, id, base, edits }: Saving,
  theirs: KeptProject,
): Promise<Result<number, SaveProblem>> {
  const saved = await projects.editsOf(memberId, id, base + 1);
  return sameJson(saved, edits) ? ok(base + 1) : fail({ reason: 'revision-conflict', theirs });
}

/**
 * Saves what was edited on a revision, and answers the new one. Of several who save on one revision exactly one succeeds;
 * the others are told what is kept now.
 */
export async function saveEdits(deps: SaveDeps, saving: Saving): Promise<Result<number, SaveProblem>> {
  const { projects } = deps;
  const { memberId, id, base, edits } = saving;
  const kept = await projects.find(memberId, id);
  if (!kept) return fail({ reason: 'unknown-project' });
  if (kept.record.revision !== base) return afterwards(deps, saving, kept);
  const version = applyEdits(kept.document, edits);
  if (!version.ok) return version;
  if (await projects.save(memberId, { ...version.value, id, base, edits })) return ok(base + 1);
  const theirs = await projects.find(memberId, id);
  return theirs ? afterwards(deps, saving, theirs) : fail({ reason: 'unknown-project' });
}
