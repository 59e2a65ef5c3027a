import type { LibraryItem } from '@kinora/contracts/library';

/** How many are requested at once. */
export const PAGE = 60;
/** Pages beside those in sight whose clips are kept; of others only their places are known. */
const KEPT_BESIDE = 3;
/** What came back meanwhile may stand between others: a page that is read again may be a little longer. */
export const PAGE_AGAIN = 100;

/** A page of a list; distant ones are dropped from memory and read again when they scroll into view. */
export interface ListPage {
  /** The cursor it begins at; null for the first. */
  readonly start: string | null;
  /** Where the next one begins; null for the last. */
  readonly end: string | null;
  readonly count: number;
  readonly items: readonly LibraryItem[] | null;
  /** On its way. */
  readonly isComing?: true;
}

/** Which places of a list are in sight: the first and the one after the last. */
export interface VisibleRange {
  readonly first: number;
  readonly end: number;
}

export const pageOf = (items: readonly LibraryItem[], start: string | null, end: string | null): ListPage => ({
  start,
  end,
  count: items.length,
  items,
});

const places = ({ items, count }: ListPage): readonly (LibraryItem | null)[] =>
  items ?? Array.from({ length: count }, () => null);

/** Every place of a list; null where its clip is not here. */
export const placesOf = (pages: readonly ListPage[]): readonly (LibraryItem | null)[] => pages.flatMap(places);

/** The numbers of the pages that stand within so many pages of what is in sight. */
function near(pages: readonly ListPage[], { first, end }: VisibleRange, pagesBeside: number): ReadonlySet<number> {
  const found = new Set<number>();
  const [from, to] = [first - pagesBeside * PAGE, end + pagesBeside * PAGE];
  let place = 0;
  for (const [number, { count }] of pages.entries()) {
    if (place < to && place + count > from) found.add(number);
    place += count;
  }
  return found;
}

/** Drops distant pages, but never the first, before which new clips are added. Returns the same list where nothing is dropped. */
export function withoutDistantPages(pages: readonly ListPage[], sight: VisibleRange): readonly ListPage[] {
  const kept = near(pages, sight, KEPT_BESIDE);
  const isFar = ({ items }: ListPage, number: number) => number > 0 && items !== null && !kept.has(number);
  if (!pages.some(isFar)) return pages;
  return pages.map((page, number) => (isFar(page, number) ? { ...page, items: null } : page));
}

/** Pages to read again, so that empty places don't stay on screen. */
export function missingNearbyPages(pages: readonly ListPage[], sight: VisibleRange): readonly ListPage[] {
  const wanted = near(pages, sight, 1);
  return pages.filter((page, number) => wanted.has(number) && page.items === null && page.isComing === undefined);
}
