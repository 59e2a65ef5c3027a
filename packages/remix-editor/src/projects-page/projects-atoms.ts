import {
  apiClientAtom,
  duplicateProject,
  readProjects,
  removeProject,
  renameProject,
  restoreProject,
  type ApiFailure,
} from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { ok } from '@kinora/contracts';
import type { ProjectCard, ProjectShelf } from '@kinora/contracts/projects';
import { createDocument } from '@kinora/timeline';
import { atom } from 'jotai';

import { createProjectAtom, projectName } from '../saving/creating-atoms.ts';
import { savingPortsAtom } from '../saving/saving-ports-atom.ts';
import { tellRenamed } from '../saving/tab-turns.ts';
import type { Shape } from './project-facts.ts';

const PAGE = 24;

interface Listed {
  readonly owner: string | undefined;
  readonly shelf: ProjectShelf;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly projects: readonly ProjectCard[];
  readonly next: string | null;
  readonly more: 'none' | 'loading' | 'failed';
  readonly failure: ApiFailure | null;
}

const NOTHING: Listed = {
  owner: undefined,
  shelf: 'kept',
  state: 'loading',
  projects: [],
  next: null,
  more: 'none',
  failure: null,
};

const listedBaseAtom = atom(NOTHING);
/** Counts what was asked, so that an answer that is not wanted any more is known. */
const askedAtom = atom(0);

/** The projects on the chosen shelf; of a member who was here before, none. */
export const projectsAtom = atom((get) => {
  const listed = get(listedBaseAtom);
  return listed.owner === get(memberAtom)?.id ? listed : NOTHING;
});

/** Reads the first page of a shelf. */
export const loadProjectsAtom = atom(null, async (get, set, shelf: ProjectShelf) => {
  const owner = get(memberAtom)?.id;
  const before = get(projectsAtom);
  const asked = get(askedAtom) + 1;
  set(askedAtom, asked);
  const projects = before.shelf === shelf ? before.projects : [];
  set(listedBaseAtom, { ...NOTHING, owner, shelf, projects });
  const page = await readProjects(get(apiClientAtom), { shelf, limit: PAGE });
  if (get(askedAtom) !== asked) return;
  const rest = page.ok
    ? ({ state: 'ready', projects: page.value.projects, next: page.value.next } as const)
    : ({ state: 'failed', failure: page.failure } as const);
  set(listedBaseAtom, { ...NOTHING, owner, shelf, ...rest });
});

/** Reads the page after the last one; a press while one is on its way does nothing. */
export const loadMoreProjectsAtom = atom(null, async (get, set) => {
  const { next, shelf, more, state } = get(projectsAtom);
  if (next === null || more === 'loading' || state !== 'ready') return;
  const asked = get(askedAtom);
  set(listedBaseAtom, (now) => ({ ...now, more: 'loading' }));
  const page = await readProjects(get(apiClientAtom), { shelf, cursor: next, limit: PAGE });
  if (get(askedAtom) !== asked) return;
  set(listedBaseAtom, (now) => {
    if (!page.ok) return { ...now, more: 'failed' };
    const known = new Set(now.projects.map(({ id }) => id));
    const fresh = page.value.projects.filter(({ id }) => !known.has(id));
    return { ...now, projects: [...now.projects, ...fresh], next: page.value.next, more: 'none' };
  });
});

type Change = (projects: readonly ProjectCard[]) => readonly ProjectCard[];

const changeKnownAtom = atom(null, (_get, set, change: Change) =>
  set(listedBaseAtom, (now) => ({ ...now, projects: change(now.projects) })),
);

export const renameProjectAtom = atom(null, async (get, set, wanted: Pick<ProjectCard, 'id' | 'name'>) => {
  const { id } = wanted;
  const name = projectName(wanted.name);
  const result = await renameProject(get(apiClientAtom), { id, name });
  if (!result.ok) return result;
  // An editor that has it open goes on under the new name.
  tellRenamed(get(savingPortsAtom).openChannel, id);
  const { value: revision } = result;
  set(changeKnownAtom, (projects) => projects.map((one) => (one.id === id ? { ...one, name, revision } : one)));
  return result;
});

/** The copy becomes the first. */
export const duplicateProjectAtom = atom(null, async (get, set, { id, name }: Pick<ProjectCard, 'id' | 'name'>) => {
  const result = await duplicateProject(get(apiClientAtom), { id, name: projectName(name) });
  if (result.ok) set(changeKnownAtom, (projects) => [result.value, ...projects]);
  return result;
});

const withoutAtom = atom(null, (_get, set, id: string) =>
  set(changeKnownAtom, (projects) => projects.filter((one) => one.id !== id)),
);

/** Into the trash. */
export const removeProjectAtom = atom(null, async (get, set, id: string) => {
  const result = await removeProject(get(apiClientAtom), id);
  if (result.ok) set(withoutAtom, id);
  return result;
});

/** Out of the trash; where the other projects are shown, they are read again. */
export const restoreProjectAtom = atom(null, async (get, set, id: string) => {
  const result = await restoreProject(get(apiClientAtom), id);
  if (!result.ok) return result;
  if (get(projectsAtom).shelf === 'trash') set(withoutAtom, id);
  else await set(loadProjectsAtom, 'kept');
  return result;
});

/** Makes an empty project of a shape, and tells its id. */
export const newProjectAtom = atom(null, async (_get, set, { width, height }: Shape) => {
  const tracks = ['audio', 'video', 'effect', 'text'] as const;
  const document = createDocument({ width, height, tracks, makeId: () => crypto.randomUUID() });
  const name = projectName('');
  const created = await set(createProjectAtom, { name, document: { ...document, name } });
  return created.ok ? ok(created.value.id) : created;
});
