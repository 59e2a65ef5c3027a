import {
  createProject as createEndpoint,
  duplicateProject as duplicateEndpoint,
  exportProject as exportEndpoint,
  listProjects,
  projectMedia,
  projectsUsing,
  readProject as readEndpoint,
  removeProject as removeEndpoint,
  renameProject as renameEndpoint,
  restoreProject as restoreEndpoint,
  saveEdits as saveEndpoint,
  type ExportSettings,
  type MediumUse,
  type ProjectCard,
  type ProjectShelf,
  type SavedEdits,
} from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { Page } from './pages-atoms.ts';

/** A page of the member's projects; `cursor` is the `next` of the page before. */
export const readProjects = (
  client: ApiClient,
  query: { readonly shelf?: ProjectShelf; readonly cursor?: string; readonly limit?: number } = {},
): Answer<typeof listProjects, Page<ProjectCard>> =>
  translate(client.call(listProjects, query), ({ projects: items, next }) => ({ items, next }));

export const createProject = (
  client: ApiClient,
  project: { readonly name: string; readonly document: TimelineDocument },
): Answer<typeof createEndpoint> => client.call(createEndpoint, project);

/** A whole project with fresh addresses of its media. */
export const openProject = (client: ApiClient, id: string): Answer<typeof readEndpoint> =>
  client.call(readEndpoint, { id });

/** Saves edits on the revision they were made on, and tells the new one; to send the same again is harmless. */
export const saveEdits = (client: ApiClient, saved: SavedEdits): Answer<typeof saveEndpoint, number> =>
  translate(client.call(saveEndpoint, saved), ({ revision }) => revision);

/** Tells the new revision. */
export const renameProject = (
  client: ApiClient,
  project: { readonly id: string; readonly name: string },
): Answer<typeof renameEndpoint, number> => translate(client.call(renameEndpoint, project), ({ revision }) => revision);

export const duplicateProject = (
  client: ApiClient,
  project: { readonly id: string; readonly name?: string },
): Answer<typeof duplicateEndpoint> => client.call(duplicateEndpoint, project);

/** Makes a clip of what is kept of a project; the same key answers with the same clip, however often it's sent. */
export const exportProject = (client: ApiClient, query: ExportSettings): Answer<typeof exportEndpoint> =>
  client.call(exportEndpoint, query);

/** Into the trash. */
export const removeProject = (client: ApiClient, id: string): Answer<typeof removeEndpoint> =>
  client.call(removeEndpoint, { id });

export const restoreProject = (client: ApiClient, id: string): Answer<typeof restoreEndpoint> =>
  client.call(restoreEndpoint, { id });

/** Facts and fresh addresses of media, by ids such as `creation:<id>`. */
export const readMedia = (client: ApiClient, ids: readonly string[]): Answer<typeof projectMedia> =>
  client.call(projectMedia, { ids });

/** Which of these media projects use, and which projects. */
export const readMediaUses = (
  client: ApiClient,
  ids: readonly string[],
): Answer<typeof projectsUsing, readonly MediumUse[]> =>
  translate(client.call(projectsUsing, { ids }), ({ used }) => used);
