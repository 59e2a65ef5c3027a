import type { Ticks } from '@kinora/contracts/timeline';
import { nearestSnap, type SnapTarget } from '@kinora/timeline';

/** How near snapping draws, in pixels. */
export const SNAP_REACH = 8;

export interface Snapped {
  /** What has to be added so that one of the times meets its target. */
  readonly by: Ticks;
  readonly at: Ticks;
}

/** The targets that lie between two times. */
export type TargetsBetween = (between: { readonly from: Ticks; readonly to: Ticks }) => readonly SnapTarget[];

/** The nearest target of any of these times within reach; null where there is none. */
export function snap(targets: TargetsBetween, times: readonly Ticks[], reach: Ticks): Snapped | null {
  let best: Snapped | null = null;
  for (const time of times) {
    const target = nearestSnap(targets({ from: time - reach, to: time + reach }), time, reach);
    const by = target ? target.time - time : 0;
    if (target && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at: target.time };
  }
  return best;
}
