import { fail, ok } from '@kinora/contracts';
import {
  editsInput,
  mediaIdsInput,
  newProject,
  projectById,
  projectCopy,
  projectsInput,
  renamedProject,
} from '@kinora/contracts/schemas';
import { DOCUMENT_BYTES_MAX, EDITS_BYTES_MAX } from '@kinora/contracts/timeline';

import { createProject } from '../../app/projects/create-project.ts';
import { duplicateProject } from '../../app/projects/duplicate-project.ts';
import { lookUpMedia, readProject } from '../../app/projects/read-project.ts';
import { renameProject } from '../../app/projects/rename-project.ts';
import { saveEdits } from '../../app/projects/save-edits.ts';
import { withinLimits, type LimitDeps } from '../../app/within-limits.ts';
import type { LimitedAction } from '../../domain/limit-rules.ts';
import type { ProjectProblem, Projects } from '../../domain/projects/projects.ts';
import { memberIdOf, type Visitor } from '../identity/visitor.ts';
import { refusedFor } from '../refused-for.ts';
import { route, type Refused } from '../route.ts';
import { createProjectPresenter, type ProjectPresenter, type ProjectPresenterDeps } from './present-project.ts';

export interface ProjectRouteDeps extends LimitDeps, ProjectPresenterDeps {
  readonly projects: Projects;
}

type Parts = ProjectRouteDeps & { readonly present: ProjectPresenter };

const PAGE = 48;
/** A document of the largest size, and its name. */
const NEW_BYTES = DOCUMENT_BYTES_MAX + 4096;

/** The refusal of a use case as the call says it. */
function refused<Problem extends ProjectProblem>(problem: Problem): Refused<Problem['reason']> {
  const { reason }: { readonly reason: Problem['reason'] } = problem;
  if (problem.reason === 'invalid-project') return { reason, details: { problems: problem.problems } };
  if (problem.reason !== 'revision-conflict') return { reason };
  const { record, document } = problem.theirs;
  return { reason, details: { theirs: { revision: record.revision, document } } };
}

const admit = (deps: LimitDeps, action: LimitedAction, visitor: Visitor) =>
  withinLimits(deps, action, visitor.caller({ email: memberIdOf(visitor) }));

function readingRoutes({ present, projects, ...deps }: Parts) {
  return [
    route('listProjects', {
      access: 'member',
      schema: projectsInput,
      handle: async ({ shelf = 'kept', cursor, limit = PAGE }, visitor) => {
        const memberId = memberIdOf(visitor);
        const page = await projects.list(memberId, { shelf, cursor, limit });
        return ok({ projects: await present.cards(memberId, page.projects), next: page.next });
      },
    }),
    route('readProject', {
      access: 'member',
      schema: projectById,
      handle: async ({ id }, visitor) => {
        const memberId = memberIdOf(visitor);
        const found = await readProject({ ...deps, projects }, memberId, id);
        if (!found) return fail({ reason: 'unknown-project' });
        const { document, record } = found;
        const media = await present.media(memberId, found);
        return ok({ project: await present.card(memberId, record), document, revision: record.revision, ...media });
      },
    }),
    route('projectMedia', {
      access: 'member',
      schema: mediaIdsInput,
      handle: async ({ ids }, visitor) => {
        const memberId = memberIdOf(visitor);
        return ok(await present.media(memberId, await lookUpMedia(deps, memberId, ids)));
      },
    }),
    route('projectsUsing', {
      access: 'member',
      schema: mediaIdsInput,
      handle: async ({ ids }, visitor) => {
        const users = await projects.using(memberIdOf(visitor), ids);
        return ok({ used: users.map(({ mediaId, projects: named }) => ({ id: mediaId, projects: named })) });
      },
    }),
  ];
}

function makingRoutes({ present, ...deps }: Parts) {
  return [
    route('createProject', {
      access: 'member',
      schema: newProject,
      bodyBytes: NEW_BYTES,
      handle: async (request, visitor) => {
        const admitted = await admit(deps, 'create-project', visitor);
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const memberId = memberIdOf(visitor);
        const made = await createProject(deps, { ...request, memberId });
        return made.ok ? ok(await present.card(memberId, made.value)) : fail(refused(made.failure));
      },
    }),
    route('duplicateProject', {
      access: 'member',
      schema: projectCopy,
      handle: async (request, visitor) => {
        const admitted = await admit(deps, 'create-project', visitor);
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const memberId = memberIdOf(visitor);
        const made = await duplicateProject(deps, { ...request, memberId });
        return made.ok ? ok(await present.card(memberId, made.value)) : fail(refused(made.failure));
      },
    }),
  ];
}

function savingRoutes(deps: Parts) {
  return [
    route('saveEdits', {
      access: 'member',
      schema: editsInput,
      bodyBytes: EDITS_BYTES_MAX,
      handle: async (saving, visitor) => {
        const admitted = await admit(deps, 'save-project', visitor);
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const saved = await saveEdits(deps, { ...saving, memberId: memberIdOf(visitor) });
        return saved.ok ? ok({ revision: saved.value }) : fail(refused(saved.failure));
      },
    }),
    route('renameProject', {
      access: 'member',
      schema: renamedProject,
      handle: async (request, visitor) => {
        const admitted = await admit(deps, 'save-project', visitor);
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const saved = await renameProject(deps, { ...request, memberId: memberIdOf(visitor) });
        return saved.ok ? ok({ revision: saved.value }) : fail(refused(saved.failure));
      },
    }),
  ];
}

function trashRoutes({ projects }: Parts) {
  return [
    route('removeProject', {
      access: 'member',
      schema: projectById,
      handle: async ({ id }, visitor) =>
        (await projects.remove(memberIdOf(visitor), id)) ? ok(null) : fail({ reason: 'unknown-project' }),
    }),
    route('restoreProject', {
      access: 'member',
      schema: projectById,
      handle: async ({ id }, visitor) =>
        (await projects.restore(memberIdOf(visitor), id)) ? ok(null) : fail({ reason: 'unknown-project' }),
    }),
  ];
}

/** Every call around timeline projects. */
export function projectRoutes(deps: ProjectRouteDeps) {
  const parts = { ...deps, present: createProjectPresenter(deps) };
  return [...readingRoutes(parts), ...makingRoutes(parts), ...savingRoutes(parts), ...trashRoutes(parts)];
}
