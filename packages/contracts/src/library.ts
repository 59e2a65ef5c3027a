import type { Creation, CreationId } from './creation.ts';
import { endpoint, type NoInput } from './endpoint.ts';
import type { ShareLink } from './share.ts';

/** Where the library shows a creation; `all` is everything but the trash. */
export const SHELVES = ['all', 'progress', 'ready', 'failed', 'trash'] as const;
export type Shelf = (typeof SHELVES)[number];

/** How many creations one call may change, and how many clips one ZIP may hold. */
export const CHANGES_MAX = 200;
export const ZIP_CLIPS_MAX = 100;
export const FOLDERS_MAX = 100;
export const FOLDER_NAME_MAX = 60;
export const TAGS_MAX = 20;
export const TAG_MAX = 40;

/** A creation with the member's own order of it. */
export interface LibraryItem extends Creation {
  readonly favourite: boolean;
  /** The id of its folder. */
  readonly folder: string | null;
  readonly tags: readonly string[];
  /** When it was put into the trash, in epoch milliseconds. */
  readonly removedAt: number | null;
  /** The link that shows it to others; in the trash it leads nowhere. */
  readonly share: ShareLink | null;
}

/** What is looked for; everything that is given must fit. */
export interface LibraryQuery {
  readonly shelf?: Shelf;
  /** Beginnings of words of the prompt, the effect, the style, the model or the seed, in any order. */
  readonly text?: string;
  readonly model?: string;
  /** Asked for at or after this time and before the other, in epoch milliseconds. */
  readonly from?: number;
  readonly to?: number;
  /** The id of a folder. */
  readonly folder?: string;
  readonly tag?: string;
  readonly favourite?: boolean;
}

export interface LibraryPage {
  readonly items: readonly LibraryItem[];
  /** Hand it back to get the page after this one; null at the end. */
  readonly next: string | null;
}

/** Where a clip came from, the nearest first, and what was made from it, newest first. Gone ones are left out. */
export interface Relatives {
  readonly ancestors: readonly LibraryItem[];
  readonly made: LibraryPage;
}

export interface LibraryFolder {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** What a library holds, counted. */
export interface LibraryOverview {
  readonly counts: Readonly<Record<Exclude<Shelf, 'all'> | 'favourite', number>>;
  /** By name. */
  readonly folders: readonly LibraryFolder[];
  /** Those used most first. */
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  readonly models: readonly string[];
  /** How many days the trash keeps what is put into it. */
  readonly trashDays: number;
}

/** What is done with many at once. `erase` lets go what is in the trash; what is in progress cannot be put there. */
export const LIBRARY_ACTS = ['trash', 'restore', 'erase', 'favourite', 'unfavourite', 'move', 'tag', 'untag'] as const;
export type LibraryAct = (typeof LIBRARY_ACTS)[number];

export interface LibraryChange {
  readonly ids: readonly string[];
  readonly act: LibraryAct;
  /** Where `move` puts them; none takes them out of their folders. */
  readonly folder?: string;
  /** Of `tag` and `untag`. */
  readonly tag?: string;
}

/** How many a search finds; what came after `asOf` (epoch milliseconds) is not among them. */
export interface LibraryCount {
  readonly count: number;
  readonly asOf: number;
}

/** One step through everything that a search finds, newest first. */
export interface FoundChange extends Omit<LibraryChange, 'ids'> {
  readonly query: LibraryQuery;
  /** Those that stay as they are. */
  readonly except?: readonly string[];
  /** Where the step begins; none at the beginning. */
  readonly cursor?: string;
}

export interface FoundChanged {
  readonly changed: readonly string[];
  /** How many this step has looked at; those that were not changed are in progress. */
  readonly seen: number;
  /** Where the next step begins; null after the last one. */
  readonly next: string | null;
}

const product = { kind: 'json', service: 'product' } as const;

/** By POST, so that what somebody looks for stands in no address and in no log. */
export const searchLibrary = endpoint<
  LibraryQuery & {
    readonly cursor?: string;
    /** The `next` of a page that was read before: that page alone, as far as it is still there. */
    readonly until?: string;
    readonly limit?: number;
  },
  LibraryPage
>()({ ...product, method: 'POST', path: '/api/kinora/library/search', refusals: { 403: 'members-only' } });

export const libraryOverview = endpoint<NoInput, LibraryOverview>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/library',
  refusals: { 403: 'members-only' },
});

export const libraryRelatives = endpoint<
  CreationId & { readonly cursor?: string; readonly limit?: number },
  Relatives
>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/library/:id/relatives',
  refusals: { 403: 'members-only', 404: 'unknown-creation' },
});

/** Says which of them were changed, or were so before: others are in progress, gone or of somebody else. */
export const changeLibrary = endpoint<LibraryChange, { readonly changed: readonly string[] }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/change',
  refusals: { 403: 'members-only', 404: 'unknown-folder' },
});

/** By POST, as the search. */
export const countLibrary = endpoint<LibraryQuery, LibraryCount>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/count',
  refusals: { 403: 'members-only' },
});

/** Changes some hundreds of what a search finds; to change all of it, call again until there is no next step. */
export const changeFound = endpoint<FoundChange, FoundChanged>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/change-found',
  refusals: { 403: 'members-only', 404: 'unknown-folder' },
});

export const emptyTrash = endpoint<NoInput, { readonly count: number }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/empty-trash',
  refusals: { 403: 'members-only' },
});

export const createFolder = endpoint<{ readonly name: string }, LibraryFolder>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/folders',
  refusals: { 403: 'members-only', 409: 'name-taken', 410: 'too-many-folders' },
});

export const renameFolder = endpoint<CreationId & { readonly name: string }, null>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/folders/:id',
  refusals: { 403: 'members-only', 404: 'unknown-folder', 409: 'name-taken' },
});

/** What lies in it stays, in no folder. */
export const removeFolder = endpoint<CreationId, null>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/library/folders/:id',
  refusals: { 403: 'members-only', 404: 'unknown-folder' },
});

/** Where these clips can be had as one ZIP for ten minutes; several need a plan that gives them together. */
export const downloadLibrary = endpoint<{ readonly ids: readonly string[] }, { readonly url: string }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/library/download',
  refusals: { 403: 'not-allowed', 409: 'nothing-ready' },
});

/** The ZIP itself, by the address that `downloadLibrary` tells. */
export const libraryFile = endpoint<
  { readonly id: string; readonly expires: string; readonly signature: string },
  null
>()({
  kind: 'media',
  method: 'GET',
  service: 'media',
  path: '/media/library/:id',
  anonymous: true,
  refusals: { 404: 'unknown-file', 410: 'address-expired' },
});
