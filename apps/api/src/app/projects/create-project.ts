import { fail, ok, type Result } from '@kinora/contracts';
import type { TimelineDocument } from '@kinora/contracts/timeline';

import { checkDocument, type ContentProblem } from '../../domain/projects/check-document.ts';
import type { ProjectProblemNamed, ProjectRecord, Projects } from '../../domain/projects/projects.ts';

interface Named {
  readonly memberId: string;
  readonly name: string;
  readonly document: TimelineDocument;
}

type Refused = ContentProblem | ProjectProblemNamed<'too-many-projects'>;

/** Keeps a document as a new project of this name. */
export async function createProject(
  { projects }: { readonly projects: Pick<Projects, 'create'> },
  { memberId, name, document }: Named,
): Promise<Result<ProjectRecord, Refused>> {
  const version = checkDocument({ ...document, name });
  if (!version.ok) return version;
  const made = await projects.create(memberId, version.value);
  return made.ok ? ok(made.value) : fail({ reason: made.failure });
}
