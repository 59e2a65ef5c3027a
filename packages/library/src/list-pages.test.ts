import { describe, expect, it } from 'vitest';

import { missingNearbyPages, PAGE, pageOf, placesOf, withoutDistantPages, type ListPage } from './list-pages.ts';
import { anItem } from './testing/library-server.ts';

const COUNT = 40;
const pages: readonly ListPage[] = Array.from({ length: COUNT }, (_, number) =>
  pageOf(
    Array.from({ length: PAGE }, (__, place) => anItem(number * PAGE + place)),
    number === 0 ? null : `c${number}`,
    number === COUNT - 1 ? null : `c${number + 1}`,
  ),
);
const heldOf = (list: readonly ListPage[]) => list.flatMap(({ items }, number) => (items === null ? [] : [number]));

describe('a list of pages', () => {
  it('holds the first page and those around what is in sight', () => {
    const list = withoutDistantPages(pages, { first: 20 * PAGE, end: 20 * PAGE + 30 });
    expect(heldOf(list)).toEqual([0, 17, 18, 19, 20, 21, 22, 23]);
    expect(placesOf(list)).toHaveLength(COUNT * PAGE);
    expect(placesOf(list)[20 * PAGE]?.id).toBe(anItem(20 * PAGE).id);
    expect(placesOf(list)[10 * PAGE]).toBeNull();
  });

  it('is the same list while nothing is far', () => {
    const list = withoutDistantPages(pages, { first: 0, end: 30 });
    expect(withoutDistantPages(list, { first: 10, end: 40 })).toBe(list);
  });

  it('misses what is in sight or next to it, once', () => {
    const list = withoutDistantPages(pages, { first: 0, end: 30 });
    const sight = { first: 9 * PAGE + 5, end: 10 * PAGE };
    expect(missingNearbyPages(list, sight).map(({ start }) => start)).toEqual(['c8', 'c9', 'c10']);
    const coming = list.map((page): ListPage => (page.start === 'c9' ? { ...page, isComing: true } : page));
    expect(missingNearbyPages(coming, sight).map(({ start }) => start)).toEqual(['c8', 'c10']);
    expect(missingNearbyPages(pages, sight)).toEqual([]);
  });
});
