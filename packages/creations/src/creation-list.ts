import type { Creation, CreationState } from '@kinora/contracts/creations';

const RUNNING: readonly CreationState[] = ['waiting', 'running'];

/** Whether a creation may still change by itself. */
export const isUnfinished = ({ state }: Pick<Creation, 'state'>): boolean => RUNNING.includes(state);

// Ids grow with time, so they decide between creations of the same batch.
const newestFirst = (one: Creation, other: Creation) => other.createdAt - one.createdAt || (other.id > one.id ? 1 : -1);

/**
 * Takes what arrived, in whatever order it arrived: an older version never replaces a newer one. The same version
 * does, because the addresses of its files are fresh.
 */
export function mergeCreations(known: readonly Creation[], arrived: readonly Creation[]): readonly Creation[] {
  const byId = new Map(known.map((creation) => [creation.id, creation]));
  for (const creation of arrived) {
    const before = byId.get(creation.id);
    if (!before || creation.version >= before.version) byId.set(creation.id, creation);
  }
  return [...byId.values()].toSorted(newestFirst);
}

interface NewestPage {
  readonly creations: readonly Creation[];
  /** Null where nothing comes after it. */
  readonly next: string | null;
}

/**
 * Leaves out what was removed elsewhere: it had ended `before` the newest page was asked for, and would stand in it.
 */
export function withoutRemoved(
  known: readonly Creation[],
  { before, page }: { readonly before: readonly Creation[]; readonly page: NewestPage },
): readonly Creation[] {
  const there = new Set(page.creations.map(({ id }) => id));
  const last = page.creations.at(-1);
  const belongs = (one: Creation) => page.next === null || (last !== undefined && newestFirst(one, last) < 0);
  const isRemoved = (one: Creation) => !isUnfinished(one) && !there.has(one.id) && belongs(one);
  const removed = new Set(before.filter(isRemoved).map(({ id }) => id));
  return known.filter(({ id }) => !removed.has(id));
}

/** What was unfinished before and has ended now. */
export function endedBetween(before: readonly Creation[], now: readonly Creation[]): readonly Creation[] {
  const unfinished = new Set(before.filter(isUnfinished).map(({ id }) => id));
  return now.filter((creation) => unfinished.has(creation.id) && !isUnfinished(creation));
}

/** Midnight before `now` where the viewer is. */
function startOfDay(now: number): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** The creations that were asked for on the viewer's day of `now`. */
export const creationsOfDay = (creations: readonly Creation[], now: number): readonly Creation[] =>
  creations.filter(({ createdAt }) => createdAt >= startOfDay(now));
