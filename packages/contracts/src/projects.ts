import type { Creation } from './creation.ts';
import { endpoint } from './endpoint.ts';
import type { MediaFacts, Ratio, TimelineDocument, TimeRange } from './timeline/document.ts';
import type { Edit } from './timeline/edit.ts';

/** Where a project is listed. */
export const PROJECT_SHELVES = ['kept', 'trash'] as const;
export type ProjectShelf = (typeof PROJECT_SHELVES)[number];

/** How many projects a member may have, the trash included. */
export const PROJECTS_MAX = 500;
export const PROJECT_NAME_MAX = 200;
/** How many different media a project may name. */
export const PROJECT_MEDIA_MAX = 5000;
/** How many edits one call may save. */
export const EDITS_MAX = 500;
/** How many media one call may ask about. */
export const MEDIA_IDS_MAX = 200;
/** How many exports of a member may wait or run. */
export const EXPORTS_MAX = 2;
/** Sides of an exported picture in pixels, even; its shorter one goes as far as the member's plan. */
export const EXPORT_SIDE_MIN = 64;
export const EXPORT_SIDE_MAX = 2560;
/** Frames a second of an export. */
export const EXPORT_RATE_MAX = 60;

/** `creation:<id>` or `upload:<id>`: what the server can look up. */
export const OWN_MEDIUM: RegExp = /^(creation|upload):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export interface ProjectId {
  readonly id: string;
}

/** A project in a list. Times are epoch milliseconds. */
export interface ProjectCard {
  readonly id: string;
  readonly name: string;
  /** Signed address of a frame of its first video clip; null where there is none. */
  readonly poster: string | null;
  /** Grows by one with everything that is saved. */
  readonly revision: number;
  readonly updatedAt: number;
  /** When it was put into the trash. */
  readonly trashedAt: number | null;
  /** How long it plays. */
  readonly seconds: number;
  readonly clips: number;
}

export interface ProjectPage {
  readonly projects: readonly ProjectCard[];
  /** Hand it back to get the page after this one; null at the end. */
  readonly next: string | null;
}

/** A medium of the member's own, with signed addresses that expire. */
export interface ProjectMedium extends MediaFacts {
  readonly name: string;
  readonly url: string;
  /** A small frame of a video, a picture itself; null where there is none yet. */
  readonly poster: string | null;
  /** Twelve tiles, as of `ClipResult`. */
  readonly sprite: string | null;
  readonly proxy: string | null;
  readonly peaks: string | null;
  /** Its sprite, proxy and peaks are still being made. */
  readonly isPreparing: boolean;
}

/** What was looked up, by media id; what is gone, unfinished or another's is only told to be missing. */
export interface FoundMedia {
  readonly media: Readonly<Record<string, ProjectMedium>>;
  readonly missing: readonly string[];
}

/** A whole project, ready to be edited. */
export interface OpenProject extends FoundMedia {
  readonly project: ProjectCard;
  readonly document: TimelineDocument;
  readonly revision: number;
}

/** What is kept now, of `revision-conflict`. */
export interface ProjectVersion {
  readonly revision: number;
  readonly document: TimelineDocument;
}

export interface Revision {
  readonly revision: number;
}

/** Edits that were made, in their order, on top of revision `base`. */
export interface SavedEdits extends ProjectId {
  readonly base: number;
  readonly edits: readonly Edit[];
}

/** A medium and the projects of the member that use it, those in the trash left out. */
export interface MediumUse {
  readonly id: string;
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** How a project is to be exported: pixels, frames a second, and the part of it; the whole where no range is given. */
export interface ExportSettings extends ProjectId {
  readonly width: number;
  readonly height: number;
  readonly rate: Ratio;
  readonly range?: TimeRange;
  readonly idempotencyKey: string;
}

const product = { kind: 'json', service: 'product' } as const;
const OWN = { 403: 'members-only', 404: 'unknown-project' } as const;
const CONTENT = { 410: 'project-too-large', 422: 'invalid-project' } as const;

/** The last changed first; in the trash, what was put there last. */
export const listProjects = endpoint<
  { readonly shelf?: ProjectShelf; readonly cursor?: string; readonly limit?: number },
  ProjectPage
>()({ ...product, method: 'GET', path: '/api/kinora/projects', refusals: { 403: 'members-only' } });

/** `name` becomes the document's name, too. */
export const createProject = endpoint<{ readonly name: string; readonly document: TimelineDocument }, ProjectCard>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects',
  refusals: { 403: 'members-only', 409: 'too-many-projects', ...CONTENT },
});

/** What lies in the trash is unknown until it is restored. */
export const readProject = endpoint<ProjectId, OpenProject>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/projects/:id',
  refusals: OWN,
});

/** The same edits on the same base are saved once, however often they are sent. */
export const saveEdits = endpoint<SavedEdits, Revision>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/:id/edits',
  refusals: { ...OWN, 409: 'revision-conflict', ...CONTENT },
});

/** An edit like any other: the revision grows. */
export const renameProject = endpoint<ProjectId & { readonly name: string }, Revision>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/:id/rename',
  refusals: { ...OWN, 409: 'revision-conflict', ...CONTENT },
});

/** A copy of what is kept now, without its history; under the same name where no other is given. */
export const duplicateProject = endpoint<ProjectId & { readonly name?: string }, ProjectCard>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/:id/duplicate',
  refusals: { ...OWN, 409: 'too-many-projects', ...CONTENT },
});

/** Into the trash. */
export const removeProject = endpoint<ProjectId, null>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/projects/:id',
  refusals: OWN,
});

export const restoreProject = endpoint<ProjectId, null>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/:id/restore',
  refusals: OWN,
});

/** Facts and fresh addresses of media by their ids. */
export const projectMedia = endpoint<{ readonly ids: readonly string[] }, FoundMedia>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/media',
  refusals: { 403: 'members-only' },
});

/** Which of these media are used by projects; those that no project uses are left out. */
export const projectsUsing = endpoint<{ readonly ids: readonly string[] }, { readonly used: readonly MediumUse[] }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/using',
  refusals: { 403: 'members-only' },
});

/**
 * Makes a clip of what is kept of a project now: a creation of the mode `edit`, which costs nothing. `too-long` tells
 * `seconds`, the `most` that the plan gives and which plan it `needs`; `plan-needed` names what else only a plan gives
 * (`fields.height`, `fields.effects`); `media-missing` names what is gone or not the member's.
 */
export const exportProject = endpoint<ExportSettings, Creation>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/projects/:id/export',
  headers: { idempotencyKey: 'idempotency-key' },
  refusals: {
    ...OWN,
    402: 'too-long',
    406: 'plan-needed',
    409: 'key-reused',
    410: 'empty-project',
    412: 'media-missing',
    422: 'invalid-project',
    428: 'too-many-exports',
  },
});
