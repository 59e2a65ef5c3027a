import type { Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import { endOf } from './clip-order.ts';

export interface SnapTarget {
  readonly time: Ticks;
  readonly kind: 'playhead' | 'edge' | 'marker';
}

/** At equal distance, the first wins. */
const ORDER: readonly SnapTarget['kind'][] = ['playhead', 'edge', 'marker'];

interface Wish {
  readonly playhead?: Ticks;
  /** Clips that are dragged: they don't snap to their own edges. */
  readonly without?: ReadonlySet<string>;
}

/** All snap targets, sorted by time. */
export function snapTargets({ tracks, markers }: TimelineDocument, { playhead, without }: Wish = {}): SnapTarget[] {
  const targets: SnapTarget[] = playhead === undefined ? [] : [{ time: playhead, kind: 'playhead' }];
  for (const { clips } of tracks) {
    for (const clip of clips) {
      if (without?.has(clip.id)) continue;
      targets.push({ time: clip.start, kind: 'edge' }, { time: endOf(clip), kind: 'edge' });
    }
  }
  for (const { time } of markers) targets.push({ time, kind: 'marker' });
  return targets.toSorted((one, other) => one.time - other.time || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function firstAt(targets: readonly SnapTarget[], time: Ticks): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const target = targets[middle];
    if (target && target.time < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The nearest target within a distance, or null. */
export function nearestSnap(targets: readonly SnapTarget[], time: Ticks, within: Ticks): SnapTarget | null {
  const after = targets[firstAt(targets, time)];
  const last = targets[firstAt(targets, time) - 1];
  // Of several at one time, the first wins.
  const before = last && targets[firstAt(targets, last.time)];
  const near = [after, before].filter((target) => target !== undefined);
  const ranked = near.toSorted(
    (one, other) =>
      Math.abs(one.time - time) - Math.abs(other.time - time) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  const [best] = ranked;
  return best && Math.abs(best.time - time) <= within ? best : null;
}
