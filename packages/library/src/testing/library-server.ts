import { apiClientAtom } from '@kinora/api-client';
import { pageAtom, placeSessionAtom, type Member, type Page } from '@kinora/auth';
import { aReadyCreation, aShareLink } from '@kinora/contracts/fixtures';
import type { LibraryChange, LibraryFolder, LibraryItem, LibraryOverview } from '@kinora/contracts/library';
import { fakeApi, type FakeAnswers, type Seed } from '@kinora/testkit';

import { applyChange } from '../change/apply-change.ts';
import { EVERYTHING, type LibraryFilter } from '../filter/library-address.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#345"/></svg>')}`;
/** 2026-11-21 12:00 UTC. */
const NOON = 1_795_262_400_000;

const idOf = (place: number) => `01940000-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A ready clip, the older the larger its place. */
export function anItem(place = 0, change: Partial<LibraryItem> = {}): LibraryItem {
  const clip = aReadyCreation({ id: idOf(place), createdAt: NOON - place * 60_000 });
  return {
    ...clip,
    input: { ...clip.input, prompt: `A paper boat, number ${place}` },
    result: clip.result && { ...clip.result, poster: PICTURE, sprite: PICTURE },
    favourite: false,
    folder: null,
    tags: [],
    removedAt: null,
    share: null,
    ...change,
  };
}

export const someItems = (count: number): readonly LibraryItem[] =>
  Array.from({ length: count }, (_, place) => anItem(place));

/** Of the real one it is larger. */
const STEP = 100;

const asFilter = (query: object): LibraryFilter => ({ ...EVERYTHING, ...query });

const isOnShelf = (item: LibraryItem, { shelf }: LibraryFilter) =>
  (shelf === 'trash') === (item.removedAt !== null) &&
  applyChange([item], { ids: [item.id], act: 'tag', tag: '' }, { ...EVERYTHING, shelf }).length === 1;

const isPutThere = (item: LibraryItem, { favourite, folder, tag }: LibraryFilter) =>
  (favourite === undefined || item.favourite) &&
  (folder === undefined || item.folder === folder) &&
  (tag === undefined || item.tags.includes(tag));

const isFound = (item: LibraryItem, filter: LibraryFilter) =>
  isOnShelf(item, filter) &&
  isPutThere(item, filter) &&
  (item.input.prompt ?? '').toLowerCase().includes(filter.text.toLowerCase());

function isLeft({ act }: LibraryChange, item: LibraryItem): boolean {
  return act === 'trash' && (item.state === 'waiting' || item.state === 'running');
}

/** A fake server that keeps one library: what is changed is read so afterwards. */
export function libraryServer(first: readonly LibraryItem[] = someItems(3), answers: FakeAnswers = {}) {
  let items = first;
  /** What is gone through step by step. */
  let walk: readonly string[] = [];
  let folders: readonly LibraryFolder[] = [{ id: idOf(9001), name: 'Boats', count: 0 }];
  const overview = (): LibraryOverview => {
    const kept = items.filter(({ removedAt }) => removedAt === null);
    const on = (shelf: 'progress' | 'ready' | 'failed') =>
      kept.filter((item) => isFound(item, asFilter({ shelf }))).length;
    return {
      counts: {
        progress: on('progress'),
        ready: on('ready'),
        failed: on('failed'),
        trash: items.length - kept.length,
        favourite: kept.filter(({ favourite }) => favourite).length,
      },
      folders,
      tags: [{ name: 'sea', count: 1 }],
      models: ['local'],
      trashDays: 30,
    };
  };
  const change = (wanted: LibraryChange) => {
    const named = items.filter((item) => wanted.ids.includes(item.id) && !isLeft(wanted, item));
    const ids = named.map(({ id }) => id);
    if (wanted.act === 'trash' || wanted.act === 'restore') {
      const removedAt = wanted.act === 'trash' ? NOON : null;
      items = items.map((item) => (ids.includes(item.id) ? { ...item, removedAt } : item));
    } else items = applyChange(items, { ...wanted, ids }, EVERYTHING);
    return { data: { changed: ids } };
  };
  return fakeApi({
    searchLibrary: ({ cursor = '0', until, limit = 48, ...query }) => {
      const found = items.filter((item) => isFound(item, asFilter(query)));
      const end = Math.min(Number(cursor) + limit, Number(until ?? Infinity));
      return { data: { items: found.slice(Number(cursor), end), next: end < found.length ? String(end) : null } };
    },
    libraryRelatives: ({ id, cursor = '0', limit = 48 }) => {
      const own = items.find((item) => item.id === id);
      const ancestors = items.filter((item) => own?.parents.includes(item.id));
      const made = items.filter(({ parents }) => parents.includes(id));
      const end = Number(cursor) + limit;
      const next = end < made.length ? String(end) : null;
      return { data: { ancestors, made: { items: made.slice(Number(cursor), end), next } } };
    },
    shareCreation: ({ id, allowRemix }) => {
      const link = items.find((item) => item.id === id)?.share ?? aShareLink();
      const share = { ...link, allowRemix };
      items = items.map((item) => (item.id === id ? { ...item, share } : item));
      return { data: share };
    },
    getShare: ({ id }) => ({ data: items.find((item) => item.id === id)?.share ?? null }),
    stopSharing: ({ id }) => {
      items = items.map((item) => (item.id === id ? { ...item, share: null } : item));
      return { data: null };
    },
    countLibrary: (query) => ({
      data: { count: items.filter((item) => isFound(item, asFilter(query))).length, asOf: NOON + 1 },
    }),
    changeFound: ({ query, except = [], cursor = '0', ...wanted }) => {
      if (cursor === '0') walk = items.filter((item) => isFound(item, asFilter(query))).map(({ id }) => id);
      const end = Number(cursor) + STEP;
      const ids = walk.slice(Number(cursor), end).filter((id) => !except.includes(id));
      const next = end < walk.length ? String(end) : null;
      return { data: { changed: change({ ...wanted, ids }).data.changed, seen: ids.length, next } };
    },
    libraryOverview: () => ({ data: overview() }),
    changeLibrary: change,
    emptyTrash: () => {
      const count = items.filter(({ removedAt }) => removedAt !== null).length;
      items = items.filter(({ removedAt }) => removedAt === null);
      return { data: { count } };
    },
    createFolder: ({ name }) => {
      const folder = { id: idOf(9002), name, count: 0 };
      folders = [...folders, folder];
      return { data: folder };
    },
    renameFolder: ({ id, name }) => {
      folders = folders.map((folder) => (folder.id === id ? { ...folder, name } : folder));
      return { data: null };
    },
    removeFolder: ({ id }) => {
      folders = folders.filter((folder) => folder.id !== id);
      return { data: null };
    },
    ...answers,
  });
}

const ADA: Member = { id: idOf(7), name: 'Ada', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

/** A page without other tabs: the cookies of a story tell nothing of its session. */
const alone: Page = {
  reload: () => {},
  deviceId: () => Promise.resolve('fake-device'),
  openNews: () => ({ tell: () => {}, close: () => {} }),
};

/** A member at this server. */
export const atLibrary =
  (api = libraryServer()): Seed =>
  (store) => {
    store.set(apiClientAtom, api);
    store.set(pageAtom, alone);
    store.set(placeSessionAtom, { owner: 'member', member: ADA });
  };
