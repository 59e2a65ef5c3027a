import type { Creation } from '@kinora/contracts/creations';

import { isUnfinished } from '../creation-list.ts';
import { isCancelledByMember } from '../ending-messages.ts';

/** Up to when somebody has looked at what ended, by the server's clock. Epoch milliseconds. */
export interface Looked {
  readonly member: string;
  readonly at: number;
}

/** What was stored, when it is that. */
export function looked(stored: unknown): Looked | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { member, at } = stored as Readonly<Record<string, unknown>>;
  return typeof member === 'string' && typeof at === 'number' ? { member, at } : undefined;
}

/** How many have ended since somebody looked. */
export interface News {
  readonly ready: number;
  /** Without a clip. */
  readonly failed: number;
}

/** Tabs of an older build send creations that do not say when they ended. */
const endOf = ({ endedAt }: Pick<Creation, 'endedAt'>): number => endedAt ?? 0;

/** Whether the end of a creation is news: what its member called off is not. */
export const isNews = (creation: Creation): boolean => !isUnfinished(creation) && !isCancelledByMember(creation);

/** What has ended after a moment. */
export function newsSince(creations: readonly Creation[], at: number): News {
  const news = creations.filter((creation) => isNews(creation) && endOf(creation) > at);
  const ready = news.filter(({ state }) => state === 'ready').length;
  return { ready, failed: news.length - ready };
}

/** When the last of them ended; 0 when none has. */
export const lastEnd = (creations: readonly Creation[]): number => Math.max(0, ...creations.map(endOf));

/** Of what ended before it was looked at, so many stay. */
const EARLIER = 3;
const SHOWN = 20;

export interface Activity {
  /** In the order of their turns: what is drawn first. */
  readonly ongoing: readonly Creation[];
  /** How many more wait. */
  readonly more: number;
  /** The last end first. */
  readonly ended: readonly { readonly creation: Creation; readonly isNew: boolean }[];
}

const turnOf = ({ state, position }: Creation) => (state === 'running' ? -1 : (position ?? Infinity));
const byTurn = (one: Creation, other: Creation) =>
  // Two without a place are both at the end.
  turnOf(one) === turnOf(other) ? one.createdAt - other.createdAt : turnOf(one) - turnOf(other);

/** What the tray shows: all in progress, what ended after a moment, and a few before. */
export function activityOf(creations: readonly Creation[], since: number): Activity {
  const unfinished = creations.filter(isUnfinished).toSorted(byTurn);
  const ended = creations
    .filter((creation) => !isUnfinished(creation))
    .toSorted((one, other) => endOf(other) - endOf(one))
    .map((creation) => ({ creation, isNew: isNews(creation) && endOf(creation) > since }));
  const fresh = ended.filter(({ isNew }) => isNew).length;
  return {
    ongoing: unfinished.slice(0, SHOWN),
    more: Math.max(0, unfinished.length - SHOWN),
    ended: ended.slice(0, Math.min(SHOWN, Math.max(EARLIER, fresh))),
  };
}
