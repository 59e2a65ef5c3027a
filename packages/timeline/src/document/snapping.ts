import type { Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import { endOf } from './clip-order.ts';
import { visibleClips } from './visible-clips.ts';

export interface SnapTarget {
  readonly time: Ticks;
  readonly kind: 'playhead' | 'edge' | 'marker';
}

/** At equal distance, the first wins. */
const ORDER: readonly SnapTarget['kind'][] = ['playhead', 'edge', 'marker'];

interface SnapOptions {
  readonly playhead?: Ticks;
  /** Clips that are dragged: they don't snap to their own edges. */
  readonly without?: ReadonlySet<string>;
  /** Only targets from one time to another, both included: in a long project that's far quicker. */
  readonly between?: { readonly from: Ticks; readonly to: Ticks };
}

const EVERYWHERE = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Snap targets, sorted by time. */
export function snapTargets({ tracks, markers }: TimelineDocument, request: SnapOptions = {}): SnapTarget[] {
  const { playhead, without, between: { from, to } = EVERYWHERE } = request;
  const targets: SnapTarget[] = playhead === undefined ? [] : [{ time: playhead, kind: 'playhead' }];
  for (const track of tracks) {
    for (const clip of visibleClips(track, from - 1, to + 1)) {
      if (without?.has(clip.id)) continue;
      targets.push({ time: clip.start, kind: 'edge' }, { time: endOf(clip), kind: 'edge' });
    }
  }
  for (const { time } of markers) targets.push({ time, kind: 'marker' });
  const near = targets.filter(({ time }) => time >= from && time <= to);
  return near.toSorted((one, other) => one.time - other.time || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
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
