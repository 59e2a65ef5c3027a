import type { FailureReason } from '@kinora/contracts';

import type { RouteRefusal } from './operations.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A job is asked for more rarely the longer it runs: what ends soon is noticed soon. */
const CHECKS = [
  { until: 2 * MINUTE, everyMs: 2 * SECOND },
  { until: 10 * MINUTE, everyMs: 5 * SECOND },
] as const;
const RARELY_MS = 20 * SECOND;
const MISS_MS = 4 * SECOND;
const MISS_MOST_MS = 5 * MINUTE;
const BUSY_MS = 2 * SECOND;
const AWAY_MS = 15 * SECOND;
/** How long a creation waits for routes that are down. */
const PATIENCE_MS = 10 * MINUTE;
/** A vendor lists a job a moment after it has accepted it. */
const LOOKS_MS = [0.5 * SECOND, 2 * SECOND, 6 * SECOND] as const;

/** What to do with a creation that no route takes now: wait, or end with a reason. */
type RouteWait = { readonly waitMs: number } | { readonly reason: FailureReason };

/** How long is waited between calls of vendors; in milliseconds. */
export interface Pace {
  /** Until a job that has run so long is asked for again. */
  nextCheckIn(ranMs: number): number;
  /** The same after checks that came to nothing: twice as long each time, or as long as the vendor says. */
  nextCheckAfter(misses: number, waitMs?: number): number;
  /** A place may come free at any time; a vendor that is away may come back; a day's money does not. */
  waitFor(refusals: readonly RouteRefusal[], waitedMs: number): RouteWait;
  /** Before each look for a start whose answer was lost. */
  readonly looks: readonly number[];
}

/** `factor` shortens all waits, for tests. */
export function createPace(factor = 1): Pace {
  return {
    nextCheckIn: (ranMs) => factor * (CHECKS.find(({ until }) => ranMs < until)?.everyMs ?? RARELY_MS),
    nextCheckAfter: (misses, waitMs = 0) =>
      Math.max(waitMs, factor * Math.min(MISS_MOST_MS, MISS_MS * 2 ** Math.min(misses, 10))),
    waitFor(refusals, waitedMs) {
      if (refusals.includes('busy')) return { waitMs: factor * BUSY_MS };
      if (refusals.includes('away'))
        return waitedMs < factor * PATIENCE_MS ? { waitMs: factor * AWAY_MS } : { reason: 'no-answer' };
      return { reason: refusals.includes('quota') ? 'quota' : 'gone' };
    },
    looks: LOOKS_MS.map((ms) => factor * ms),
  };
}
