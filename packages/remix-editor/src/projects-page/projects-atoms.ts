import { apiClientAtom, createPages, cursorOf, type Page } from '@kinora/api-client';
import {
  duplicateProject,
  readProjects,
  removeProject,
  renameProject,
  restoreProject,
} from '@kinora/api-client/projects';
import { memberIdAtom } from '@kinora/auth';
import { ok } from '@kinora/contracts';
import type { ProjectCard, ProjectShelf } from '@kinora/contracts/projects';
import { createDocument } from '@kinora/timeline';
import { atom } from 'jotai';

import { createProjectAtom, projectName } from '../saving/creating-atoms.ts';
import { savingPortsAtom } from '../saving/saving-ports-atom.ts';
import { tellRenamed } from '../saving/tab-turns.ts';
import type { Shape } from './project-facts.ts';

const PAGE = 24;

const shelfBaseAtom = atom<ProjectShelf>('kept');
// A return to the page shows the projects, not the trash.
shelfBaseAtom.onMount = (choose) => () => choose('kept');

/** The shelf that is shown. */
export const shelfAtom = atom((get) => get(shelfBaseAtom));

export const chooseShelfAtom = atom(null, (_get, set, shelf: ProjectShelf) => set(shelfBaseAtom, shelf));

/** Another member or another shelf has other projects. */
const askedAtom = atom((get) => {
  const memberId = get(memberIdAtom);
  const shelf = get(shelfBaseAtom);
  return memberId === null ? null : { memberId, shelf };
});

const projects = createPages({
  ownerAtom: askedAtom,
  readPage: (client, { shelf }, known: Page<ProjectCard> | null) =>
    readProjects(client, { shelf, limit: PAGE, ...cursorOf(known) }),
});

/** The projects on the shelf, read while they are shown. */
export const projectsAtom = projects.answerAtom;

export const loadProjectsAtom = projects.loadAtom;

/** How it stands with the next page. */
export const moreProjectsAtom = projects.moreAtom;

/** Reads the page after the last one; a press while one is on its way does nothing. */
export const loadMoreProjectsAtom = projects.loadMoreAtom;

export const renameProjectAtom = atom(null, async (get, set, wanted: Pick<ProjectCard, 'id' | 'name'>) => {
  const { id } = wanted;
  const name = projectName(wanted.name);
  const result = await renameProject(get(apiClientAtom), { id, name });
  if (!result.ok) return result;
  // An editor that has it open goes on under the new name.
  tellRenamed(get(savingPortsAtom).openChannel, id);
  const { value: revision } = result;
  set(projects.changeItemsAtom, (known) => known.map((one) => (one.id === id ? { ...one, name, revision } : one)));
  return result;
});

/** The copy becomes the first. */
export const duplicateProjectAtom = atom(null, async (get, set, { id, name }: Pick<ProjectCard, 'id' | 'name'>) => {
  const result = await duplicateProject(get(apiClientAtom), { id, name: projectName(name) });
  if (result.ok) set(projects.addItemAtom, result.value);
  return result;
});

/** Into the trash. */
export const removeProjectAtom = atom(null, async (get, set, id: string) => {
  const result = await removeProject(get(apiClientAtom), id);
  if (result.ok) set(projects.removeItemAtom, id);
  return result;
});

/** Out of the trash; where the other projects are shown, they are read again. */
export const restoreProjectAtom = atom(null, async (get, set, id: string) => {
  const result = await restoreProject(get(apiClientAtom), id);
  if (!result.ok) return result;
  if (get(shelfBaseAtom) === 'trash') set(projects.removeItemAtom, id);
  else await set(projects.refreshAtom);
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
