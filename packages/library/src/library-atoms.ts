import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { readCreation, searchLibrary } from '@kinora/api-client/creations';
import { memberAtom } from '@kinora/auth';
import type { LibraryItem } from '@kinora/contracts/library';
import { creationsAtom } from '@kinora/creations';
import { atom } from 'jotai';

import { withArrived } from './change/apply-change.ts';
import { EVERYTHING, queryOf, type LibraryFilter } from './filter/library-address.ts';
import {
  missingNearbyPages,
  PAGE,
  PAGE_AGAIN,
  pageOf,
  placesOf,
  withoutDistantPages,
  type ListPage,
  type VisibleRange,
} from './list-pages.ts';

/**
 * The list as it was found. It is no `createPages` of `api-client`: of 10,000 clips only the pages near what is in sight
 * are kept, the others are let go and read again, and what was found before stays while another search is under way.
 */
interface Found {
  readonly owner: string | undefined;
  readonly filter: LibraryFilter;
  /** When it was asked for, in epoch milliseconds: later pages are of the same time. */
  readonly at: number;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly pages: readonly ListPage[];
  readonly more: 'none' | 'loading' | 'failed';
  readonly failure: ApiFailure | null;
}

const NOTHING: Found = {
  owner: undefined,
  filter: EVERYTHING,
  at: 0,
  state: 'loading',
  pages: [],
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

/** What is looked for as the server was asked for it. */
export const queryAtom = atom((get) => {
  const { filter, at } = get(foundAtom);
  return queryOf(filter, at);
});

/** Every place of the list as far as it was loaded, with what has changed since; null where a clip was let go. */
export const placesAtom = atom((get) => {
  const { pages, filter, state } = get(foundAtom);
  const places = placesOf(pages);
  return state === 'ready' ? withArrived(places, get(creationsAtom), filter) : places;
});

/** The clips of the list that are here. */
export const itemsAtom = atom((get): readonly LibraryItem[] => get(placesAtom).filter((place) => place !== null));

const nextOf = ({ pages }: Found): string | null => pages.at(-1)?.end ?? null;

/** How the list is; `more` says how what follows is, and whether there is any. */
export const libraryStateAtom = atom((get) => {
  const found = get(foundAtom);
  const { state, failure, more } = found;
  return { state, failure, more: nextOf(found) === null ? ('end' as const) : more };
});

/** Looks for something; what was found before stays in sight until the answer is here. */
export const searchAtom = atom(null, async (get, set, filter: LibraryFilter) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  const before = get(foundAtom);
  const isOther = before.filter.shelf !== filter.shelf;
  const asked = get(askedAtom) + 1;
  const at = Date.now();
  set(askedAtom, asked);
  set(foundBaseAtom, { ...before, owner, filter, state: 'loading', pages: isOther ? [] : before.pages, failure: null });
  const page = await searchLibrary(get(apiClientAtom), { ...queryOf(filter, at), limit: PAGE });
  if (get(askedAtom) !== asked) return;
  const rest = { owner, filter, at, more: 'none' as const };
  if (page.ok) {
    const pages = [pageOf(page.value.items, null, page.value.next)];
    set(foundBaseAtom, { ...rest, pages, state: 'ready', failure: null });
  } else set(foundBaseAtom, { ...rest, pages: [], state: 'failed', failure: page.failure });
});

/** Reads the page after the last one; a call while one is on its way does nothing. */
export const moreAtom = atom(null, async (get, set) => {
  const found = get(foundAtom);
  const next = nextOf(found);
  if (found.state !== 'ready' || next === null || found.more === 'loading') return;
  const asked = get(askedAtom);
  set(foundBaseAtom, (now) => ({ ...now, more: 'loading' }));
  const page = await searchLibrary(get(apiClientAtom), { ...get(queryAtom), cursor: next, limit: PAGE });
  if (get(askedAtom) !== asked) return;
  set(foundBaseAtom, (now) => {
    if (!page.ok) return { ...now, more: 'failed' };
    const known = new Set(placesOf(now.pages).map((place) => place?.id));
    const fresh = page.value.items.filter(({ id }) => !known.has(id));
    return { ...now, pages: [...now.pages, pageOf(fresh, next, page.value.next)], more: 'none' };
  });
});

const replaced = (pages: readonly ListPage[], start: string | null, by: (page: ListPage) => ListPage) =>
  pages.map((page) => (page.start === start ? by(page) : page));

/** Reads a dropped page again; a failed one is retried when it scrolls into view again. */
const againAtom = atom(null, async (get, set, { start, end }: ListPage) => {
  const asked = get(askedAtom);
  set(foundBaseAtom, (now) => ({ ...now, pages: replaced(now.pages, start, (page) => ({ ...page, isComing: true })) }));
  const bounds = { ...(start === null ? {} : { cursor: start }), ...(end === null ? {} : { until: end }) };
  const answer = await searchLibrary(get(apiClientAtom), { ...get(queryAtom), ...bounds, limit: PAGE_AGAIN });
  if (get(askedAtom) !== asked) return;
  const here = ({ isComing: _came, ...page }: ListPage): ListPage =>
    answer.ok ? pageOf(answer.value.items, start, end) : page;
  set(foundBaseAtom, (now) => ({ ...now, pages: replaced(now.pages, start, here) }));
});

/** These places are on screen: distant pages are dropped from memory, missing ones are read again. */
export const lookAtom = atom(null, async (get, set, sight: VisibleRange) => {
  const { state, pages } = get(foundAtom);
  if (state !== 'ready') return;
  const kept = withoutDistantPages(pages, sight);
  if (kept !== pages) set(foundBaseAtom, (now) => ({ ...now, pages: kept }));
  await Promise.all(missingNearbyPages(kept, sight).map((page) => set(againAtom, page)));
});

/** Changes what is known, after the server did. */
export const changeKnownAtom = atom(
  null,
  (_get, set, change: (items: readonly LibraryItem[], filter: LibraryFilter) => readonly LibraryItem[]) =>
    set(foundBaseAtom, (found) => ({
      ...found,
      pages: found.pages.map((page) => {
        if (page.items === null) return page;
        const items = change(page.items, found.filter);
        return { ...page, items, count: items.length };
      }),
    })),
);

/** Reads the addresses of one clip again; they expire. */
export const freshItemAtom = atom(null, async (get, set, id: string) => {
  const answer = await readCreation(get(apiClientAtom), id);
  if (!answer.ok) return;
  const { result } = answer.value;
  set(changeKnownAtom, (items) => items.map((item) => (item.id === id ? { ...item, result } : item)));
});
