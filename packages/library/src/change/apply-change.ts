import type { Creation } from '@kinora/contracts/creations';
import type { LibraryAct, LibraryChange, LibraryItem, Shelf } from '@kinora/contracts/library';

import { isNarrow, type LibraryFilter } from '../filter/library-address.ts';

type Apply = (item: LibraryItem, change: LibraryChange) => LibraryItem;
const asItIs: Apply = (item) => item;

const ACTS: Readonly<Record<LibraryAct, Apply>> = {
  trash: asItIs,
  restore: asItIs,
  erase: asItIs,
  favourite: (item) => ({ ...item, favourite: true }),
  unfavourite: (item) => ({ ...item, favourite: false }),
  move: (item, { folder = null }) => ({ ...item, folder }),
  tag: (item, { tag = '' }) => ({ ...item, tags: [...item.tags.filter((one) => one !== tag), tag] }),
  untag: (item, { tag }) => ({ ...item, tags: item.tags.filter((one) => one !== tag) }),
};

const shelfOf = ({ state }: Pick<Creation, 'state'>): Shelf => {
  if (state === 'waiting' || state === 'running') return 'progress';
  return state === 'ready' ? 'ready' : 'failed';
};

function isOnShelf(item: LibraryItem, shelf: Shelf): boolean {
  return shelf === 'all' || shelf === 'trash' || shelfOf(item) === shelf;
}

function belongs(item: LibraryItem, { shelf, favourite, folder, tag }: LibraryFilter): boolean {
  if (favourite && !item.favourite) return false;
  if (folder !== undefined && item.folder !== folder) return false;
  if (tag !== undefined && !item.tags.includes(tag)) return false;
  return isOnShelf(item, shelf);
}

const LEAVING: readonly LibraryChange['act'][] = ['trash', 'restore', 'erase'];

/** The list after these were changed: what does not fit any more has left it. */
export function applyChange(
  items: readonly LibraryItem[],
  change: LibraryChange,
  filter: LibraryFilter,
): readonly LibraryItem[] {
  const named = new Set(change.ids);
  if (LEAVING.includes(change.act)) return items.filter(({ id }) => !named.has(id));
  return items
    .map((item) => (named.has(item.id) ? ACTS[change.act](item, change) : item))
    .filter((item) => !named.has(item.id) || belongs(item, filter));
}

/** A creation that nobody has put anywhere yet. */
const asNew = (creation: Creation): LibraryItem => ({
  ...creation,
  favourite: false,
  folder: null,
  tags: [],
  removedAt: null,
  share: null,
});

/**
 * The list with what arrived meanwhile, null where a clip was let go: newer versions in their places, and new ones before all others where nothing
 * beside a shelf is looked for.
 */
export function withArrived(
  places: readonly (LibraryItem | null)[],
  arrived: readonly Creation[],
  filter: LibraryFilter,
): readonly (LibraryItem | null)[] {
  if (filter.shelf === 'trash' || arrived.length === 0) return places;
  const byId = new Map(arrived.map((creation) => [creation.id, creation]));
  const known = places.flatMap((item) => {
    if (item === null) return [null];
    const news = byId.get(item.id);
    const next = news && news.version > item.version ? { ...item, ...news } : item;
    return isOnShelf(next, filter.shelf) ? [next] : [];
  });
  if (isNarrow(filter)) return known;
  const ids = new Set(places.map((place) => place?.id));
  const [first] = places;
  // Not known: what is new cannot be told from what was let go.
  if (first === null) return known;
  const newest = first?.createdAt ?? 0;
  const fresh = arrived.filter((one) => !ids.has(one.id) && one.createdAt >= newest).map(asNew);
  return [...fresh.filter((item) => isOnShelf(item, filter.shelf)), ...known];
}
