import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { countLibrary } from '@kinora/api-client/creations';
import { CHANGES_MAX, type LibraryCount, type LibraryItem } from '@kinora/contracts/library';
import { atom } from 'jotai';

import { itemsAtom, libraryStateAtom, placesAtom, queryAtom } from './library-atoms.ts';

/** Everything that the search finds but a few. */
interface Whole extends LibraryCount {
  readonly except: ReadonlySet<string>;
}

interface Chosen {
  readonly count: number;
  /** Set where everything is chosen that the search finds, loaded or not; then no clip is chosen by itself. */
  readonly whole: Whole | null;
  /** Newest first. */
  readonly items: readonly LibraryItem[];
  readonly has: (item: LibraryItem) => boolean;
}

const NONE = {
  picked: new Map<string, LibraryItem>() as ReadonlyMap<string, LibraryItem>,
  whole: null as Whole | null,
};

const chosenBaseAtom = atom(NONE);

const sinceOf = ({ removedAt, createdAt }: LibraryItem) => removedAt ?? createdAt;

/** Those that are chosen, wherever the list is scrolled to. */
export const chosenAtom = atom((get): Chosen => {
  const { picked, whole } = get(chosenBaseAtom);
  if (whole) {
    const { asOf, count, except } = whole;
    const has = ({ id, createdAt }: LibraryItem) => createdAt < asOf && !except.has(id);
    return { count: count - except.size, whole, items: [], has };
  }
  const here = new Map(get(itemsAtom).map((item) => [item.id, item]));
  const items = [...picked.values()].map((item) => here.get(item.id) ?? item);
  return {
    count: items.length,
    whole: null,
    items: items.toSorted((one, other) => sinceOf(other) - sinceOf(one)),
    has: ({ id }) => picked.has(id),
  };
});

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Chooses one, or no longer; of everything so many may be left out as one call takes. */
export const chooseAtom = atom(null, (get, set, item: LibraryItem) => {
  const { picked, whole } = get(chosenBaseAtom);
  if (whole) {
    const except = toggled(whole.except, item.id);
    if (except.size <= CHANGES_MAX) set(chosenBaseAtom, { picked, whole: { ...whole, except } });
    return;
  }
  const next = new Map(picked);
  if (!next.delete(item.id)) next.set(item.id, item);
  set(chosenBaseAtom, { picked: next, whole: null });
});

export const chooseNoneAtom = atom(null, (_get, set) => set(chosenBaseAtom, NONE));

/** Those that have left the list. */
export const forgetAtom = atom(null, (get, set, ids: readonly string[]) => {
  const { picked, whole } = get(chosenBaseAtom);
  if (!ids.some((id) => picked.has(id))) return;
  const gone = new Set(ids);
  set(chosenBaseAtom, { picked: new Map([...picked].filter(([id]) => !gone.has(id))), whole });
});

const isAllHere = (places: readonly (LibraryItem | null)[]) => places.every((place) => place !== null);

/** How many the search finds where that is not seen, as far as it was asked; with the search it is of. */
const countBaseAtom = atom<{ readonly query: string; readonly count: number } | null>(null);

/** How many there are to choose; null until that is known. */
export const findableAtom = atom((get): number | null => {
  if (get(libraryStateAtom).more === 'end') return get(placesAtom).length;
  const known = get(countBaseAtom);
  return known?.query === JSON.stringify(get(queryAtom)) ? known.count : null;
});

/** Counts what the search finds. */
export const countFindableAtom = atom(null, async (get, set) => {
  const query = get(queryAtom);
  const result = await countLibrary(get(apiClientAtom), query);
  if (result.ok) set(countBaseAtom, { query: JSON.stringify(query), count: result.value.count });
  return result;
});

/** Chooses everything that the search finds, loaded or not; null when it worked. */
export const chooseAllAtom = atom(null, async (get, set): Promise<ApiFailure | null> => {
  if (get(libraryStateAtom).more === 'end' && isAllHere(get(placesAtom))) {
    set(chosenBaseAtom, { picked: new Map(get(itemsAtom).map((item) => [item.id, item])), whole: null });
    return null;
  }
  const query = get(queryAtom);
  const result = await set(countFindableAtom);
  if (!result.ok) return result.failure;
  // Something else is looked for meanwhile.
  if (JSON.stringify(query) !== JSON.stringify(get(queryAtom))) return null;
  set(chosenBaseAtom, { picked: NONE.picked, whole: { ...result.value, except: new Set<string>() } });
  return null;
});
