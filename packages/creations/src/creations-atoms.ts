import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { readCreations } from '@kinora/api-client/creations';
import { isMemberAtom, memberAtom } from '@kinora/auth';
import { openTabChannel } from '@kinora/browser';
import type { Creation } from '@kinora/contracts/creations';
import { atom } from 'jotai';

import { creationsOfDay, endedBetween, mergeCreations, withoutRemoved } from './creation-list.ts';
import { channelOf, removalOf } from './creation-message.ts';
import { summariseProgress } from './tray-summary.ts';

const PAGE = 24;

/** `none` until the first page was asked for. */
export type ListState = 'none' | 'loading' | 'ready' | 'failed';

interface Known {
  readonly state: ListState;
  readonly creations: readonly Creation[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  readonly failure: ApiFailure | null;
}

const EMPTY: Known = { state: 'none', creations: [], next: null, failure: null };

const heardAtom = atom<{ readonly memberId: string | undefined; readonly known: Known }>({
  memberId: undefined,
  known: EMPTY,
});

const endingsBaseAtom = atom<readonly Creation[]>([]);

const firstEndBaseAtom = atom(Infinity);

/** When the first of those ended that this tab has seen end, told or not. Epoch milliseconds. */
export const firstEndAtom = atom((get) => get(firstEndBaseAtom));

/** What ended before the eyes of this tab and was not told yet; writing takes it away to tell it. */
export const endingsAtom = atom(
  (get) => get(endingsBaseAtom),
  (get, set): readonly Creation[] => {
    const endings = get(endingsBaseAtom);
    if (endings.length > 0) set(endingsBaseAtom, []);
    return endings;
  },
);

/** What is known of the member who is here; of one who was here before, nothing. */
const knownAtom = atom(
  (get): Known => {
    const { known, memberId } = get(heardAtom);
    const member = get(memberAtom);
    if (memberId === member?.id) return known;
    return member ? EMPTY : { ...EMPTY, state: 'ready' };
  },
  (get, set, known: Known) => {
    const ended = endedBetween(get(knownAtom).creations, known.creations);
    if (ended.length > 0) set(endingsBaseAtom, [...get(endingsBaseAtom), ...ended]);
    if (ended.length > 0)
      set(firstEndBaseAtom, Math.min(get(firstEndBaseAtom), ...ended.map(({ endedAt }) => endedAt ?? 0)));
    set(heardAtom, { memberId: get(memberAtom)?.id, known });
  },
);

/** Everything this member asked for, newest first, as far as it is loaded. */
export const creationsAtom = atom((get) => get(knownAtom).creations);

/** Whether the list is there, on its way, or could not be had. */
export const listStateAtom = atom((get) => get(knownAtom).state);

/** What was asked for since midnight where the viewer is. */
export const todaysCreationsAtom = atom((get) => creationsOfDay(get(creationsAtom), Date.now()));

/** What was asked for before today. */
export const earlierCreationsAtom = atom((get) => {
  const today = get(todaysCreationsAtom);
  return get(creationsAtom).filter((creation) => !today.includes(creation));
});

const moreBaseAtom = atom<'loading' | 'failed' | 'end' | null>(null);

/** What lies below the list: `none` when one page holds everything, `end` when the last page was read. */
export type MoreState = 'none' | 'more' | 'loading' | 'failed' | 'end';

export const moreStateAtom = atom((get): MoreState => {
  const state = get(moreBaseAtom);
  if (get(knownAtom).next === null) return state === 'end' ? 'end' : 'none';
  return state === 'loading' || state === 'failed' ? state : 'more';
});

/** The batch that the list may have only a part of; undefined at the end of the list. */
export const cutBatchAtom = atom((get) => {
  const { next, creations } = get(knownAtom);
  return next === null ? undefined : creations.at(-1)?.batch;
});

/** What is in progress, in sum; null when nothing is. */
export const progressAtom = atom((get) => summariseProgress(get(creationsAtom)));

/** Takes creations that arrived by any way: an answer, an event, another tab. */
export const takeCreationsAtom = atom(null, (get, set, arrived: readonly Creation[]) => {
  const known = get(knownAtom);
  set(knownAtom, { ...known, creations: mergeCreations(known.creations, arrived) });
});

/** Takes those that were removed out of the list. */
export const dropCreationsAtom = atom(null, (get, set, ids: readonly string[]) => {
  const known = get(knownAtom);
  const removed = new Set(ids);
  const creations = known.creations.filter(({ id }) => !removed.has(id));
  if (creations.length < known.creations.length) set(knownAtom, { ...known, creations });
});

/** Takes those that were removed here out of the list, in all tabs of the member. */
export const removedHereAtom = atom(null, (get, set, ids: readonly string[]) => {
  const member = get(memberAtom);
  if (!member || ids.length === 0) return;
  set(dropCreationsAtom, ids);
  const line = openTabChannel(channelOf(member.id), () => {});
  line.post(removalOf(ids));
  line.close();
});

/** Reads the newest page; what is known stays in sight meanwhile. A guest has none. */
export const loadCreationsAtom = atom(null, async (get, set) => {
  if (!get(isMemberAtom)) {
    set(knownAtom, { ...EMPTY, state: 'ready' });
    return;
  }
  const isFirst = get(knownAtom).state !== 'ready';
  if (isFirst) set(knownAtom, { ...get(knownAtom), state: 'loading', failure: null });
  const asked = get(memberAtom)?.id;
  const before = get(creationsAtom);
  const page = await readCreations(get(apiClientAtom), { limit: PAGE });
  if (get(memberAtom)?.id !== asked) return;
  const known = get(knownAtom);
  if (page.ok) {
    const left = withoutRemoved(known.creations, { before, page: page.value });
    const creations = mergeCreations(left, page.value.creations);
    set(knownAtom, { state: 'ready', creations, next: isFirst ? page.value.next : known.next, failure: null });
  } else if (known.state !== 'ready') set(knownAtom, { ...known, state: 'failed', failure: page.failure });
});

/** Reads the page after the last one; a press while one is on its way does nothing. */
export const loadMoreCreationsAtom = atom(null, async (get, set) => {
  const { next } = get(knownAtom);
  if (next === null || get(moreBaseAtom) === 'loading') return;
  set(moreBaseAtom, 'loading');
  const asked = get(memberAtom)?.id;
  const page = await readCreations(get(apiClientAtom), { cursor: next, limit: PAGE });
  if (page.ok && get(memberAtom)?.id === asked) {
    const known = get(knownAtom);
    const creations = mergeCreations(known.creations, page.value.creations);
    set(knownAtom, { ...known, creations, next: page.value.next });
  }
  set(moreBaseAtom, page.ok ? 'end' : 'failed');
});
