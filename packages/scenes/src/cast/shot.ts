import { clamp } from '@kinora/drawing';
import type { Angle } from '@kinora/reading';
import type { Mode, Rig } from '@kinora/subjects';

import { isNear } from '../stage/is-near.ts';
import type { Stage, World } from '../stage/stage.ts';
import { drawnBounds } from './drawn-bounds.ts';
import { extentOf, type Extent } from './extent.ts';
import { heightsIn } from './heights.ts';
import { looksOf, rigFor } from './member.ts';
import { REAL_HEIGHTS } from './real-heights.data.ts';
import type { Spot } from './spot.ts';

/** How a shot changes places: how much nearer it is, and how far below the frame's ground feet are, in pixels. */
interface Shot {
  readonly scale: number;
  readonly drop: number;
  /** What of somebody is in the middle of the frame, in pixels from the origin as it looks right; else all of it. */
  readonly middle?: number;
}

/** Of the frame's height: those standing in a close shot, whose head is in it and whose feet are not, and what is over the head. */
const PORTRAIT = { person: 1.42, quadruped: 1.32, over: 0.14, widest: 0.95 };
/** From this height on, in metres, of an animal too. */
const TALL_ANIMAL = 1;
/** One that finds no room as tall as this is shown whole. */
const LEAST_TALL = 1.12;
const OVER = 0.06;
const WIDEST = 0.88;
/** Of the frame's height, what is alone in the picture has at least; what is told to be small may be smaller. */
const LONE: Readonly<Record<Mode, number>> = {
  ground: 0.42,
  prop: 0.38,
  water: 0.34,
  swim: 0.3,
  air: 0.26,
  float: 0.3,
  party: 0.26,
};
/** Views in which nobody is as tall as they are drawn. */
const STEEP: readonly Angle[] = ['above', 'below'];
/** How wide at most one is for whom that height is too much, in frame widths. */
const LONE_WIDEST = 0.46;
/** Lower than this share of its usual height, somebody sits or lies. */
const LOW = 0.82;
/** Who stands in the middle of the frame's height and has room above and below. */
const MIDDLE = ['air', 'swim', 'float', 'party'];

/** The width of something that is whole with its origin in the middle of the frame. */
const breadthOf = ({ left, right }: Extent) => 2 * Math.max(-left, right);

/** How tall one of whom a part is enough is in a close shot; `null` for all who are seen whole. */
function tallOf({ plan }: Stage, { name, rig, mode, action }: Spot['entry']): number | null {
  if (!isNear(plan) || mode !== 'ground' || action !== null) return null;
  if (rig === 'person') return PORTRAIT.person;
  return rig === 'quadruped' && (REAL_HEIGHTS[name] ?? 0) >= TALL_ANIMAL ? PORTRAIT.quadruped : null;
}

/** Of the frame's height: how large a head is that fills it, and where its middle is. */
const FACE = { height: 0.84, middle: 0.5, width: 0.5 };

/** A head that fills the frame; `null` where nobody's is known, or they do something. */
function faceOf(stage: Stage, { entry }: Spot, { rig, usual }: { rig: Rig; usual: number }): Shot | null {
  const { plan, frame } = stage;
  const head = rig.anchors?.(0, looksOf(stage, entry, 0)).head;
  if (plan.framing !== 'macro' || plan.cast.length > 1 || entry.count > 1 || entry.action !== null || !head)
    return null;
  const [x, y, radius] = head;
  const size = Math.min((FACE.height * frame.height) / (radius * 2), (FACE.width * frame.width) / (radius * 2));
  return { scale: size / usual, drop: frame.height * FACE.middle - frame.ground - y * size, middle: x * size };
}

/** Pixels per unit of somebody who is seen from the head to the hips; `null` for all who are seen whole. */
function portraitSize(stage: Stage, entry: Spot['entry'], extent: Extent): number | null {
  const { frame } = stage;
  const tall = tallOf(stage, entry);
  if (tall === null) return null;
  const isPerson = entry.rig === 'person';
  const breadth = isPerson ? extent.width : breadthOf(extent);
  const size = Math.min((tall * frame.height) / extent.height, (PORTRAIT.widest * frame.width) / breadth);
  return isPerson || size * extent.height >= LEAST_TALL * frame.height ? size : null;
}

function portraitOf({ frame }: Stage, height: number, { size, usual }: { size: number; usual: number }): Shot {
  return { scale: size / usual, drop: Math.max(0, frame.height * PORTRAIT.over + size * height - frame.ground) };
}

/** How tall somebody is in the pose that is drawn: one who sits is lower than one who stands, a crest is higher. */
function posedOf(stage: Stage, { entry }: Spot, { rig, extent }: { rig: Rig; extent: Extent }): Extent {
  const { framing, angle } = stage.plan;
  if (entry.mode !== 'ground' || framing === 'macro' || STEEP.includes(angle)) return extent;
  const over = drawnBounds(stage, rig, looksOf(stage, entry, 0))?.over ?? extent.height;
  return over < extent.height * LOW || over > extent.height ? { ...extent, height: over } : extent;
}

/** Whether nobody else stands in the picture: what the first holds or has on them is part of them. */
function isAlone(cast: readonly Spot['entry'][]): boolean {
  const own = cast[0]?.relation;
  return cast.every(({ relation, count }, index) => {
    if (index === 0) return count === 1;
    const isOn = relation?.to === 0 && (relation.part !== undefined || relation.kind === 'held');
    return isOn || (own?.kind === 'holding' && own.to === index);
  });
}

/** The least height of who the picture is about: nobody is lost alone in a large place, or too wide for it. */
function leastOf(
  { plan, frame }: Stage,
  { mode, stature }: Spot['entry'],
  { whole, extent }: { whole: Extent; extent: Extent },
): number {
  const { cast, framing, angle } = plan;
  const isSmall = stature === 'tiny' || stature === 'small';
  if (!isAlone(cast) || framing !== 'medium' || angle === 'above' || isSmall) return 0;
  const widest = (LONE_WIDEST * frame.width) / extent.width;
  const crest = Math.max(1, extent.height / whole.height);
  return Math.min(LONE[mode] * crest, (widest * extent.height) / frame.height);
}

/** Pixels per unit of somebody, were it not for the shot. */
const usualSize = ({ frame }: Stage, { heroScale = 1 }: World, { entry, place }: Spot) =>
  frame.hero * entry.size * place.scale * heroScale;

const hasMiddle = ({ isLevel }: Rig, { mode }: Spot['entry']) => isLevel === true || MIDDLE.includes(mode);

/** A shot of a part of somebody: of the face, or from the head to the hips. */
function partOf(stage: Stage, lead: Spot, { rig, usual, extent }: { rig: Rig; usual: number; extent: Extent }) {
  const face = faceOf(stage, lead, { rig, usual });
  const size = face ? null : portraitSize(stage, lead.entry, extent);
  return size === null ? face : portraitOf(stage, extent.height, { size, usual });
}

/** How near the camera comes to who the picture is about. */
export function shotOf(stage: Stage, world: World, lead: Spot | undefined): Shot {
  const { frame } = stage;
  const rig = lead && rigFor(stage, lead.entry, looksOf(stage, lead.entry, 0));
  if (!rig || rig.spans) return { scale: 1, drop: 0 };
  const whole = extentOf(rig, lead.entry);
  const usual = usualSize(stage, world, lead);
  const part = partOf(stage, lead, { rig, usual, extent: whole });
  if (part) return part;
  const extent = posedOf(stage, lead, { rig, extent: whole });
  const [usualLeast, most] = heightsIn(stage);
  const least = Math.max(usualLeast, world.least ?? 0, leastOf(stage, lead.entry, { whole, extent }));
  const isAfloat = hasMiddle(rig, lead.entry);
  const room = isAfloat ? frame.height : frame.ground - frame.height * OVER;
  const tall = (extent.height + (isAfloat ? extent.below : 0)) * usual;
  const wanted = clamp(tall, least * frame.height, Math.min(most * frame.height, room));
  const breadth = isNear(stage.plan) ? breadthOf(extent) : extent.width;
  const widest = (WIDEST * frame.width) / (breadth * usual);
  return { scale: Math.min(wanted / tall, Math.max(widest, 0.2)), drop: 0 };
}
