import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import {
  changeLibrary,
  createFolder,
  downloadLibrary,
  emptyTrash,
  removeFolder,
  renameFolder,
} from '@kinora/api-client/creations';
import { beginDownload } from '@kinora/browser';
import { CHANGES_MAX, type LibraryChange } from '@kinora/contracts/library';
import { removedHereAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { changeKnownAtom, filterAtom, itemsAtom, searchAtom } from '../library-atoms.ts';
import { loadOverviewAtom } from '../overview-atoms.ts';
import { forgetAtom } from '../selection-atoms.ts';
import { applyChange } from './apply-change.ts';

export interface Changed {
  /** Those that are so now. */
  readonly ids: readonly string[];
  /** Why the rest is not, where the server said or could not say. */
  readonly failure: ApiFailure | null;
}

/** Shows what the server did; what has left the list is not chosen any more. */
export const showChangeAtom = atom(null, (get, set, change: LibraryChange) => {
  const before = get(itemsAtom);
  set(changeKnownAtom, (items, filter) => applyChange(items, change, filter));
  if (change.act === 'trash') set(removedHereAtom, change.ids);
  const left = new Set(get(itemsAtom).map(({ id }) => id));
  const isLeaving = ['erase', 'restore', 'trash'].includes(change.act);
  const gone = before.map(({ id }) => id).filter((id) => !left.has(id));
  set(forgetAtom, isLeaving ? [...gone, ...change.ids] : gone);
});

/** Changes any number, as many at once as the server takes; what it did is shown at once, also where it ended early. */
export const changeItemsAtom = atom(null, async (get, set, change: LibraryChange): Promise<Changed> => {
  const ids: string[] = [];
  let failure: ApiFailure | null = null;
  for (let from = 0; from < change.ids.length && failure === null; from += CHANGES_MAX) {
    const some = { ...change, ids: change.ids.slice(from, from + CHANGES_MAX) };
    const result = await changeLibrary(get(apiClientAtom), some);
    if (result.ok) {
      ids.push(...result.value);
      set(showChangeAtom, { ...some, ids: result.value });
    } else ({ failure } = result);
  }
  await set(loadOverviewAtom);
  return { ids, failure };
});

/** Lets all of the trash go; null when it worked. */
export const emptyTrashAtom = atom(null, async (get, set): Promise<ApiFailure | null> => {
  const result = await emptyTrash(get(apiClientAtom));
  if (result.ok && get(filterAtom).shelf === 'trash') await set(searchAtom, get(filterAtom));
  await set(loadOverviewAtom);
  return result.ok ? null : result.failure;
});

/** Makes a folder; its id, or why there is none. */
export const createFolderAtom = atom(null, async (get, set, name: string) => {
  const result = await createFolder(get(apiClientAtom), name);
  await set(loadOverviewAtom);
  return result;
});

export const renameFolderAtom = atom(null, async (get, set, folder: { readonly id: string; readonly name: string }) => {
  const result = await renameFolder(get(apiClientAtom), folder);
  await set(loadOverviewAtom);
  return result;
});

/** What lies in it stays. */
export const removeFolderAtom = atom(null, async (get, set, id: string): Promise<ApiFailure | null> => {
  const result = await removeFolder(get(apiClientAtom), id);
  if (result.ok) {
    set(changeKnownAtom, (items) => items.map((item) => (item.folder === id ? { ...item, folder: null } : item)));
  }
  await set(loadOverviewAtom);
  return result.ok ? null : result.failure;
});

/** Begins the download of these clips as one file; null when it has begun. */
export const downloadItemsAtom = atom(null, async (get, _set, ids: readonly string[]): Promise<ApiFailure | null> => {
  const told = await downloadLibrary(get(apiClientAtom), ids);
  if (!told.ok) return told.failure;
  const begun = await beginDownload(told.value);
  if (begun.ok) return null;
  const { status, retryAfter } = begun.failure;
  return status === null ? { kind: 'unreachable' } : { kind: 'busy', retryAfter };
});
