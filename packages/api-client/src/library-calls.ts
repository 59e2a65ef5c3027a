import {
  changeFound as changeFoundEndpoint,
  changeLibrary as changeEndpoint,
  countLibrary as countEndpoint,
  createFolder as createFolderEndpoint,
  downloadLibrary as downloadEndpoint,
  emptyTrash as emptyTrashEndpoint,
  libraryOverview,
  libraryRelatives,
  removeFolder as removeFolderEndpoint,
  renameFolder as renameFolderEndpoint,
  searchLibrary as searchEndpoint,
  type FoundChange,
  type LibraryChange,
  type LibraryQuery,
} from '@kinora/contracts/library';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** A page of the library; `cursor` is the `next` of the page before. */
export const searchLibrary = (
  client: ApiClient,
  query: LibraryQuery & { readonly cursor?: string; readonly until?: string; readonly limit?: number },
): Answer<typeof searchEndpoint> => client.call(searchEndpoint, query);

export const readLibrary = (client: ApiClient): Answer<typeof libraryOverview> => client.call(libraryOverview, {});

/** What a clip came from, and a page of what was made from it. */
export const readRelatives = (
  client: ApiClient,
  clip: { readonly id: string; readonly cursor?: string; readonly limit?: number },
): Answer<typeof libraryRelatives> => client.call(libraryRelatives, clip);

/** Changes many; says which of them are so now. */
export const changeLibrary = (
  client: ApiClient,
  change: LibraryChange,
): Answer<typeof changeEndpoint, readonly string[]> =>
  translate(client.call(changeEndpoint, change), ({ changed }) => changed);

/** How many a search finds. */
export const countLibrary = (client: ApiClient, query: LibraryQuery): Answer<typeof countEndpoint> =>
  client.call(countEndpoint, query);

/** One step through everything that a search finds. */
export const changeFound = (client: ApiClient, change: FoundChange): Answer<typeof changeFoundEndpoint> =>
  client.call(changeFoundEndpoint, change);

/** Lets go all of the trash; says how many. */
export const emptyTrash = (client: ApiClient): Answer<typeof emptyTrashEndpoint, number> =>
  translate(client.call(emptyTrashEndpoint, {}), ({ count }) => count);

export const createFolder = (client: ApiClient, name: string): Answer<typeof createFolderEndpoint> =>
  client.call(createFolderEndpoint, { name });

export const renameFolder = (
  client: ApiClient,
  folder: { readonly id: string; readonly name: string },
): Answer<typeof renameFolderEndpoint> => client.call(renameFolderEndpoint, folder);

export const removeFolder = (client: ApiClient, id: string): Answer<typeof removeFolderEndpoint> =>
  client.call(removeFolderEndpoint, { id });

/** Where these clips can be had as one ZIP, for ten minutes. */
export const downloadLibrary = (client: ApiClient, ids: readonly string[]): Answer<typeof downloadEndpoint, string> =>
  translate(client.call(downloadEndpoint, { ids }), ({ url }) => url);
