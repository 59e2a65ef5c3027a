import { apiClientAtom } from '@kinora/api-client';
import { listUploads, removeUpload, type Upload, type UploadKind } from '@kinora/contracts/uploads';
import { atom } from 'jotai';

/** The member's earlier uploads as far as they were read; `failed` keeps what was read before. */
export interface EarlierUploads {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly uploads: readonly Upload[];
  /** Where the next ones begin; null where there are none. */
  readonly next: string | null;
}

const PAGE = 24;
/** So many pages without one of the kind are read on by themselves. */
const PAGES_MAX = 8;
const NONE: EarlierUploads = { state: 'loading', uploads: [], next: null };

const earlierBaseAtom = atom<EarlierUploads>(NONE);

export const earlierUploadsAtom = atom((get) => get(earlierBaseAtom));

const readPageAtom = atom(null, async (get, set): Promise<boolean> => {
  const { next, uploads } = get(earlierBaseAtom);
  set(earlierBaseAtom, { state: 'loading', uploads, next });
  const answer = await get(apiClientAtom).call(listUploads, { limit: PAGE, ...(next !== null && { cursor: next }) });
  if (!answer.ok) {
    set(earlierBaseAtom, { state: 'failed', uploads, next });
    return false;
  }
  set(earlierBaseAtom, { state: 'ready', uploads: [...uploads, ...answer.value.uploads], next: answer.value.next });
  return true;
});

/** Reads more of a kind: the others are skipped, up to some pages. */
export const readMoreUploadsAtom = atom(null, async (get, set, kind: UploadKind) => {
  const countOf = () => get(earlierBaseAtom).uploads.filter((one) => one.kind === kind).length;
  const before = countOf();
  for (let page = 0; page < PAGES_MAX; page += 1) {
    if (!(await set(readPageAtom))) return;
    if (countOf() > before || get(earlierBaseAtom).next === null) return;
  }
});

/** Reads them anew, from the newest on. */
export const readUploadsAtom = atom(null, (_get, set, kind: UploadKind) => {
  set(earlierBaseAtom, NONE);
  return set(readMoreUploadsAtom, kind);
});

/** Has the server forget an upload; false where it did not answer. One that is gone already is gone. */
export const removeUploadAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const answer = await get(apiClientAtom).call(removeUpload, { id });
  const isGone = answer.ok || (answer.failure.kind === 'refused' && answer.failure.reason === 'unknown-upload');
  if (!isGone) return false;
  const known = get(earlierBaseAtom);
  set(earlierBaseAtom, { ...known, uploads: known.uploads.filter((upload) => upload.id !== id) });
  return true;
});
