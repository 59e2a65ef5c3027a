import { fail, type Result } from '@kinora/contracts';

import type { ContentProblem } from '../../domain/projects/check-document.ts';
import type { ProjectProblemNamed, ProjectRecord, Projects } from '../../domain/projects/projects.ts';
import { createProject } from './create-project.ts';

interface CopyRequest {
  readonly memberId: string;
  readonly id: string;
  readonly name?: string | undefined;
}

type Refused = ContentProblem | ProjectProblemNamed<'too-many-projects' | 'unknown-project'>;

/** A copy of what is kept now, under the same name where none is given. */
export async function duplicateProject(
  { projects }: { readonly projects: Pick<Projects, 'create' | 'find'> },
  { memberId, id, name = '' }: CopyRequest,
): Promise<Result<ProjectRecord, Refused>> {
  const kept = await projects.find(memberId, id);
  if (!kept) return fail({ reason: 'unknown-project' });
  return createProject({ projects }, { memberId, name: name || kept.document.name, document: kept.document });
}
