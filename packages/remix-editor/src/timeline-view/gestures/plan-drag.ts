import { unreachable } from '@kinora/contracts';
import type { Command, Ticks } from '@kinora/contracts/timeline';
import { multiplyFloor } from '@kinora/timeline';

import type { Row } from '../../geometry/rows.ts';
import { snap, type Snapped, type TargetsBetween } from '../../geometry/snap.ts';
import type { DragIntent } from './drag-intent.ts';

export interface Drag {
  /** How far the pointer went. */
  readonly delta: Ticks;
  /** How many tracks further up. */
  readonly trackDelta: number;
}

/** What a drag means for a medium: the picture goes with the pointer, so an earlier part comes into sight. */
function slipped({ clip }: DragIntent, delta: Ticks): Ticks {
  if (!('speed' in clip)) return 0;
  const distance = multiplyFloor(delta, clip.speed.num, clip.speed.den);
  return clip.reversed ? distance : -distance;
}

/** The command of a drag; null as long as it changes nothing. */
export function planDrag(intent: DragIntent, { delta, trackDelta }: Drag): Command | null {
  const { kind, clip, clipIds, side } = intent;
  if (delta === 0 && (kind !== 'move' || trackDelta === 0)) return null;
  switch (kind) {
    case 'move':
      return { op: 'move', clipIds, delta, trackDelta };
    case 'trim':
    case 'rippleTrim':
      return { op: kind, clipId: clip.id, side, delta };
    case 'roll':
      return { op: 'roll', leftId: clip.id, delta };
    case 'slip':
      return { op: 'slip', clipId: clip.id, delta: slipped(intent, delta) };
    case 'slide':
      return { op: 'slide', clipId: clip.id, delta };
    default:
      return unreachable(kind);
  }
}

export interface Snapping {
  readonly targets: TargetsBetween;
  /** The times that are drawn to targets, as they were at the start. */
  readonly edges: readonly Ticks[];
  readonly reach: Ticks;
}

/** How far a drag goes when it is drawn to what is near, and where it met it. */
export function snapDrag({ targets, edges, reach }: Snapping, delta: Ticks): { delta: Ticks; met: Snapped | null } {
  const moved = edges.map((time) => time + delta);
  const met = snap(targets, moved, reach);
  return { delta: delta + (met?.by ?? 0), met };
}

const distanceTo = ({ top, height }: Row, y: number) => Math.abs(top + height / 2 - y);

/** How many tracks up a pointer is from where it began: the nearest track of the same kind counts. */
export function trackDeltaAt(rows: readonly Row[], trackId: string, y: number): number {
  const from = rows.findIndex(({ track }) => track.id === trackId);
  const home = rows[from];
  if (!home) return 0;
  const alike = rows.filter(({ track }) => track.kind === home.track.kind);
  const nearest = alike.toSorted((one, other) => distanceTo(one, y) - distanceTo(other, y))[0];
  // Rows count from above, tracks from below.
  return nearest ? from - rows.indexOf(nearest) : 0;
}
