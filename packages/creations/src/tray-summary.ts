import type { Creation } from '@kinora/contracts/creations';

import { isUnfinished } from './creation-list.ts';
import { percentDone } from './progress-messages.ts';

/** What the activity tray tells about everything that is in progress. */
export interface TraySummary {
  readonly count: number;
  /** Share of all frames that are drawn, 0 to 100. */
  readonly percent: number;
  /** Seconds until the last of them is likely to be ready; null when nothing is known. */
  readonly seconds: number | null;
}

/** Nothing to show is null. */
export function summariseProgress(creations: readonly Creation[]): TraySummary | null {
  const unfinished = creations.filter(isUnfinished);
  if (unfinished.length === 0) return null;
  const done = unfinished.reduce((sum, creation) => sum + creation.done, 0);
  const total = unfinished.reduce((sum, creation) => sum + creation.total, 0);
  const times = unfinished.flatMap(({ etaP50 }) => (etaP50 === null ? [] : [etaP50]));
  return {
    count: unfinished.length,
    percent: percentDone({ done, total }),
    // Without the time of one nobody knows when the last is ready.
    seconds: times.length < unfinished.length ? null : Math.max(...times),
  };
}
