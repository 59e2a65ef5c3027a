import { apiClientAtom, refreshWhileMounted, type ApiClient } from '@kinora/api-client';
import { searchLibrary } from '@kinora/api-client/creations';
import { readMedia } from '@kinora/api-client/projects';
import { memberIdAtom } from '@kinora/auth';
import { MEDIA_IDS_MAX } from '@kinora/contracts/projects';
import { listUploads } from '@kinora/contracts/uploads';
import { atom } from 'jotai';

import { learnMediaAtom } from '../state/media-atoms.ts';

/**
 * The member's own media as far as they were read; `failed` keeps what was read before. It is no `createPages` of
 * `api-client`: a page joins two lists, and counts only once the editor knows the facts of its media.
 */
export interface BinShelf {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Media that can be put on the timeline, newest first. */
  readonly ids: readonly string[];
  /** Where the next clips of the library begin; null where there are none. */
  readonly next: string | null;
  readonly text: string;
}

const PAGE = 40;
const shelfBaseAtom = atom<BinShelf>({ state: 'loading', ids: [], next: null, text: '' });

export const binShelfAtom = atom((get) => get(shelfBaseAtom));

interface Page {
  readonly ids: readonly string[];
  readonly next: string | null;
}

async function readClips(client: ApiClient, text: string, cursor: string | null): Promise<Page | null> {
  const answer = await searchLibrary(client, {
    shelf: 'ready',
    limit: PAGE,
    ...(text !== '' && { text }),
    ...(cursor !== null && { cursor }),
  });
  if (!answer.ok) return null;
  return { ids: answer.value.items.map(({ id }) => `creation:${id}`), next: answer.value.next };
}

const holds = (name: string, text: string) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());

/** The newest uploads; they come before the clips. */
async function readOwnFiles(client: ApiClient, text: string): Promise<readonly string[] | null> {
  const answer = await client.call(listUploads, { limit: PAGE, use: 'timeline' });
  if (!answer.ok) return null;
  return answer.value.uploads.filter(({ name }) => holds(name, text)).map(({ id }) => `upload:${id}`);
}

/** Reads facts and addresses of media, and tells which of them are there. */
const learnAtom = atom(null, async (get, set, ids: readonly string[]): Promise<readonly string[] | null> => {
  if (ids.length === 0) return ids;
  const answer = await readMedia(get(apiClientAtom), ids.slice(0, MEDIA_IDS_MAX));
  if (!answer.ok) return null;
  const { media } = answer.value;
  set(learnMediaAtom, media);
  return ids.filter((id) => Object.hasOwn(media, id));
});

const readPageAtom = atom(null, async (get, set): Promise<Page | null> => {
  const client = get(apiClientAtom);
  const { ids, next, text } = get(shelfBaseAtom);
  const isFirst = ids.length === 0;
  const [clips, files] = await Promise.all([readClips(client, text, next), isFirst ? readOwnFiles(client, text) : []]);
  if (clips === null || files === null) return null;
  const found = await set(learnAtom, [...files, ...clips.ids]);
  return found && { ids: found, next: clips.next };
});

/** Reads on; what somebody looked for meanwhile wins. */
export const readMoreMediaAtom = atom(null, async (get, set) => {
  const before: BinShelf = { ...get(shelfBaseAtom), state: 'loading' };
  set(shelfBaseAtom, before);
  const page = await set(readPageAtom);
  if (get(shelfBaseAtom) !== before) return;
  set(
    shelfBaseAtom,
    page
      ? { ...before, state: 'ready', ids: [...before.ids, ...page.ids], next: page.next }
      : { ...before, state: 'failed' },
  );
});

/** Reads from the beginning what fits some words; all where there are none. */
export const searchMediaAtom = atom(null, (_get, set, text: string) => {
  set(shelfBaseAtom, { state: 'loading', ids: [], next: null, text: text.trim() });
  return set(readMoreMediaAtom);
});

const readingAtom = refreshWhileMounted(
  [memberIdAtom],
  atom(null, (_get, set) => set(searchMediaAtom, '')),
);

/** The same, read from the beginning when it is shown. */
export const shownBinShelfAtom = atom((get) => {
  get(readingAtom);
  return get(binShelfAtom);
});

/** A medium that is new to the bin comes first. */
export const importMediumAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const found = await set(learnAtom, [id]);
  if (!found || found.length === 0) return false;
  const shelf = get(shelfBaseAtom);
  set(shelfBaseAtom, { ...shelf, ids: [id, ...shelf.ids.filter((other) => other !== id)] });
  return true;
});
