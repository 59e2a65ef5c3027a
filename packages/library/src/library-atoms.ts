import { apiClientAtom, searchLibrary, type ApiFailure } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import type { LibraryItem } from '@kinora/contracts/library';
import { creationsAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { withArrived } from './change/apply-change.ts';
import { EVERYTHING, queryOf, type LibraryFilter } from './filter/library-address.ts';

const PAGE = 60;

interface Found {
  readonly owner: string | undefined;
  readonly filter: LibraryFilter;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly items: readonly LibraryItem[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  readonly more: 'none' | 'loading' | 'failed';
  readonly failure: ApiFailure | null;
}

const NOTHING: Found = {
  owner: undefined,
  filter: EVERYTHING,
  state: 'loading',
  items: [],
  next: null,
  more: 'none',
  failure: null,
};

const foundBaseAtom = atom(NOTHING);
/** Counts what was asked, so that an answer that is not wanted any more is known. */
const askedAtom = atom(0);

/** What is known of the member who is here; of one who was here before, nothing. */
const foundAtom = atom((get) => {
  const found = get(foundBaseAtom);
  return found.owner === get(memberAtom)?.id ? found : NOTHING;
});

export const filterAtom = atom((get) => get(foundAtom).filter);

/** The list as far as it is loaded, with what has changed since. */
export const itemsAtom = atom((get) => {
  const { items, filter, state } = get(foundAtom);
  return state === 'ready' ? withArrived(items, get(creationsAtom), filter) : items;
});

/** How the list is; `more` says how what follows is, and whether there is any. */
export const libraryStateAtom = atom((get) => {
  const { state, failure, next, more } = get(foundAtom);
  return { state, failure, more: next === null ? ('end' as const) : more };
});

/** Looks for something; what was found before stays in sight until the answer is here. */
export const searchAtom = atom(null, async (get, set, filter: LibraryFilter) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  const before = get(foundAtom);
  const isOther = before.filter.shelf !== filter.shelf;
  const asked = get(askedAtom) + 1;
  set(askedAtom, asked);
  set(foundBaseAtom, { ...before, owner, filter, state: 'loading', items: isOther ? [] : before.items, failure: null });
  const page = await searchLibrary(get(apiClientAtom), { ...queryOf(filter, Date.now()), limit: PAGE });
  if (get(askedAtom) !== asked) return;
  const rest = { owner, filter, more: 'none' as const };
  if (page.ok) set(foundBaseAtom, { ...rest, ...page.value, state: 'ready', failure: null });
  else set(foundBaseAtom, { ...rest, items: [], next: null, state: 'failed', failure: page.failure });
});

/** Reads the page after the last one; a call while one is on its way does nothing. */
export const moreAtom = atom(null, async (get, set) => {
  const { state, filter, next, more } = get(foundAtom);
  if (state !== 'ready' || next === null || more === 'loading') return;
  const asked = get(askedAtom);
  set(foundBaseAtom, (found) => ({ ...found, more: 'loading' }));
  const page = await searchLibrary(get(apiClientAtom), { ...queryOf(filter, Date.now()), cursor: next, limit: PAGE });
  if (get(askedAtom) !== asked) return;
  set(foundBaseAtom, (found) => {
    if (!page.ok) return { ...found, more: 'failed' };
    const known = new Set(found.items.map(({ id }) => id));
    const fresh = page.value.items.filter(({ id }) => !known.has(id));
    return { ...found, items: [...found.items, ...fresh], next: page.value.next, more: 'none' };
  });
});

/** Changes what is known, after the server did. */
export const changeKnownAtom = atom(
  null,
  (_get, set, change: (items: readonly LibraryItem[], filter: LibraryFilter) => readonly LibraryItem[]) =>
    set(foundBaseAtom, (found) => ({ ...found, items: change(found.items, found.filter) })),
);
