import type { Result } from '@kinora/contracts';
import { atom } from 'jotai';

import { createAnswer, type AnswerOptions } from './answer-atoms.ts';
import { apiClientAtom } from './api-client-atom.ts';
import type { ApiClient } from './api-client.ts';

/** A part of a list, or all of it that was read. */
export interface Page<Item extends { readonly id: string } = { readonly id: string }> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** What follows what is known of a list: `failure` is why the next page did not come. */
export interface More<Failure> {
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  readonly failure: Failure | null;
}

export interface PagesOptions<Owner, Value extends Page, Failure> extends Omit<
  AnswerOptions<Owner, Value, Failure>,
  'read'
> {
  /** Reads the first page, or the one at the cursor of what is `known`. */
  readonly readPage: (client: ApiClient, owner: Owner, known: Value | null) => Promise<Result<Value, Failure>>;
}

/** Where the page after what is known begins, as calls take it. */
export const cursorOf = (known: Page | null): { readonly cursor?: string } =>
  known === null || known.next === null ? {} : { cursor: known.next };

/** The next page joins what is known; an item that has moved stays where it was. */
function joined<Value extends Page>(known: Value, page: Value): Value {
  const ids = new Set(known.items.map(({ id }) => id));
  return { ...page, items: [...known.items, ...page.items.filter(({ id }) => !ids.has(id))] };
}

/** An answer that comes page by page: all that `createAnswer` makes of its first page, the next pages, and changes of items. */
export function createPages<Owner, Value extends Page, Failure>(options: PagesOptions<Owner, Value, Failure>) {
  type Items = Value['items'];
  const { readPage, ownerAtom } = options;
  const list = createAnswer({ ...options, read: (client, owner) => readPage(client, owner, null) });
  const valueAtom = atom((get) => {
    const known = get(list.knownAtom);
    return known.state === 'ready' ? known.value : null;
  });
  const calledAtom = atom<{ readonly owner: Owner | null; readonly next: string | null; readonly more: More<Failure> }>(
    {
      owner: null,
      next: null,
      more: { state: 'end', failure: null },
    },
  );

  /** How it stands with the page after the last one that is known. */
  const moreAtom = atom((get): More<Failure> => {
    const { owner, next, more } = get(calledAtom);
    const cursor = get(valueAtom)?.next ?? null;
    if (cursor !== null && cursor === next && Object.is(owner, get(ownerAtom))) return more;
    return { state: cursor === null ? 'end' : 'more', failure: null };
  });

  /** Reads that page, once at a time. What is known stays when it does not come. */
  const loadMoreAtom = atom(null, async (get, set): Promise<void> => {
    const [owner, known] = [get(ownerAtom), get(valueAtom)];
    if (owner === null || known === null || known.next === null || get(moreAtom).state === 'loading') return;
    const { next } = known;
    set(calledAtom, { owner, next, more: { state: 'loading', failure: null } });
    const page = await readPage(get(apiClientAtom), owner, known);
    // Another owner's list, or one that was read again and ends elsewhere, goes on without it.
    if (get(valueAtom)?.next !== next || !Object.is(get(ownerAtom), owner)) return;
    if (page.ok) set(list.changeAtom, (value) => joined(value, page.value));
    else set(calledAtom, { owner, next, more: { state: 'failed', failure: page.failure } });
  });

  const changeItemsAtom = atom(null, (_get, set, change: (items: Items) => Items) =>
    set(list.changeAtom, (value) => ({ ...value, items: change(value.items) })),
  );
  return {
    ...list,
    moreAtom,
    loadMoreAtom,
    /** Changes the items that are known, where the list is there. */
    changeItemsAtom,
    /** Puts one in front, away from where it was. */
    addItemAtom: atom(null, (_get, set, item: Items[number]) =>
      set(changeItemsAtom, (items) => [item, ...items.filter(({ id }) => id !== item.id)]),
    ),
    removeItemAtom: atom(null, (_get, set, gone: string) =>
      set(changeItemsAtom, (items) => items.filter(({ id }) => id !== gone)),
    ),
  };
}
