import { clamp } from '@kinora/drawing';
import type { Anchors, Rig, RigName, RigOptions } from '@kinora/subjects';

import type { Frame } from '../stage/stage.ts';
import type { CarryingKind } from './carriers.ts';
import type { Extent } from './extent.ts';

type Head = NonNullable<Anchors['head']>;

/** The head by which something looks out of something else; `null` where nothing is known of it. */
export const headOf = (rig: Rig, looks: RigOptions): Head | null => rig.anchors?.(0, looks).head ?? null;

/** How far below the middle of a head its chin is, and how far over that its ears are, in its radii. */
export const CHIN = 1.05;
const EARS = 1.8;
/** How much of an opening a head fills, and how wide it is with its snout, in its radii. */
const HEADED = 0.62;
const FACE = 3;

interface Party {
  readonly extent: Extent;
  /** In pixels per unit, were it alone. */
  readonly size: number;
}

/** Two of which one bears the other. */
export interface Burden {
  readonly kind: CarryingKind;
  readonly bearer: Party & { readonly rig: Pick<Rig, 'headroom' | 'surface' | 'opening' | 'seat' | 'shelter'> };
  readonly borne: Party & { readonly count: number; readonly rig: RigName; readonly head?: Head | null };
}

/** How much of what looks out of something shows over its rim; the head of what has four legs is lower than its tail. */
export const shownOf = (rig: RigName): number => (rig === 'quadruped' ? 0.66 : 0.6);
/** Room over what bears for what hangs in the air there, in heights of that. */
export const GAP = 0.3;
/** Least height of what is borne, and of what hangs above, in frame heights, and most width of both in frame widths. */
const LEAST = 0.18;
const LEAST_OVER = 0.3;
const WIDEST = 0.84;
/** Room that is kept over both, in frame heights. */
const OVER = 0.06;
/** How wide what is borne may be, on the place that there is for it. */
const OVERHANG: Readonly<Record<CarryingKind, number>> = {
  seat: 1.25,
  inside: 1.04,
  from: 0.6,
  over: 4,
  hand: 1,
  part: 1,
};
/** How large something is at least in what it looks out of. */
const FILLED = 0.8;
const LONG = 2.4;
/** How much what is borne grows at once, where it is too small to be seen, and how often. */
const STEP = 1.15;
const STEPS = 12;

/** How many widths several take up who stand before each other in part. */
const abreastOf = (count: number) => 1 + (Math.min(4, count) - 1) * 0.6;

/** How wide the place is that the bearer has, in its own units. */
function roomOf({ kind, bearer: { rig, extent } }: Burden): number {
  const edge = kind === 'inside' ? rig.opening : rig.surface;
  if (edge) return edge[2] - edge[0];
  return extent.width;
}

/** Whether what bears is much longer than it is high, as a boat. */
const isLong = (burden: Burden) => roomOf(burden) > burden.bearer.extent.height * LONG;

/** The same of a head that looks out. */
function headRatios(burden: Burden, [, , radius]: Head): readonly [least: number, most: number] {
  const ratio = (roomOf(burden) * HEADED) / (abreastOf(burden.borne.count) * radius * FACE);
  return [ratio, ratio * 1.2];
}

/** The same of what is in something; a boat is not filled by one. */
function insideRatios(burden: Burden, wide: number): readonly [least: number, most: number] {
  if (isLong(burden)) return [0, wide];
  const { head } = burden.borne;
  return head ? headRatios(burden, head) : [Math.min(wide * FILLED, 1.4), wide];
}

/** How much larger than its bearer what is borne may be drawn, at least and at most. */
function ratiosOf(burden: Burden): readonly [least: number, most: number] {
  const { kind, bearer, borne } = burden;
  const { width, height, below } = borne.extent;
  const { rig } = bearer;
  if (kind === 'seat' && rig.seat && !rig.surface) return [0, rig.seat[2]];
  const wide = (roomOf(burden) * OVERHANG[kind]) / (abreastOf(borne.count) * width);
  if (kind === 'inside') return insideRatios(burden, wide);
  const room = kind === 'from' ? (rig.shelter ?? 1) * 0.7 : (rig.headroom ?? Infinity);
  return [0, Math.min(wide, room / (height + below))];
}

/** How high what is in something reaches over its rim, in units of that. */
const overRim = ({ borne }: Burden, ratio: number) =>
  borne.head
    ? borne.head[2] * (CHIN + EARS) * ratio
    : (borne.extent.height + borne.extent.below) * ratio * shownOf(borne.rig);

/** How high the edge is that something stands on or looks over. */
function edgeOf({ kind, bearer: { rig, extent } }: Burden): number {
  const edge = kind === 'inside' ? rig.opening : (rig.surface ?? rig.seat);
  return edge ? -edge[1] : extent.height;
}

/** Height of both together, in units of the bearer. */
function stackOf(burden: Burden, ratio: number): number {
  const { kind, bearer, borne } = burden;
  const tall = (borne.extent.height + borne.extent.below) * ratio;
  const own = bearer.extent.height;
  if (kind === 'inside') return Math.max(own, edgeOf(burden) + overRim(burden, ratio));
  if (kind === 'over') return own + tall * (1 + GAP);
  return kind === 'from' ? own : Math.max(own, edgeOf(burden) + tall);
}

/** Shares of the frame's height that a group has, at least and at most. */
export type Heights = readonly [least: number, most: number];

/** The bearer's size: large enough that both are seen, and small enough that both are in the frame. */
function bearerSize(frame: Frame, burden: Burden, { ratio, heights }: { ratio: number; heights: Heights }): number {
  const { kind, bearer, borne } = burden;
  const [least, most] = heights.map((share) => share * frame.height);
  const stack = stackOf(burden, ratio);
  const tallest = Math.min(most ?? 0, frame.ground - frame.height * OVER) / stack;
  const head = kind === 'inside' && borne.head ? borne.head[2] * (CHIN + EARS) : null;
  const widest = (WIDEST * frame.width) / Math.max(bearer.extent.width, head ?? borne.extent.width * ratio);
  const readable = (LEAST * frame.height) / ((head ?? borne.extent.height) * ratio);
  return Math.min(tallest, widest, Math.max(bearer.size, readable, (least ?? 0) / stack));
}

/** Sizes at which the one bears the other: both in the frame, and what is borne large enough to be seen. */
export function fitBurden(frame: Frame, burden: Burden, heights: Heights): { bearer: number; borne: number } {
  const [least, most] = ratiosOf(burden);
  const seen = burden.kind === 'over' ? LEAST_OVER : LEAST;
  const { size, extent } = burden.borne;
  let ratio = clamp(size / burden.bearer.size, Math.min(least, most), most);
  for (let step = 0; step < STEPS; step++) {
    const borne = bearerSize(frame, burden, { ratio, heights }) * ratio;
    if (borne * (extent.height + extent.below) >= seen * frame.height * 0.98) break;
    ratio = Math.min(most, ratio * STEP);
  }
  const bearer = bearerSize(frame, burden, { ratio, heights });
  return { bearer, borne: bearer * ratio };
}
