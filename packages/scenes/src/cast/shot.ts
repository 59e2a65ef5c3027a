import { clamp } from '@kinora/drawing';
import type { Mode } from '@kinora/subjects';

import type { Stage, World } from '../stage/stage.ts';
import { extentOf, type Extent } from './extent.ts';
import { heightsIn } from './heights.ts';
import { looksOf, rigFor } from './member.ts';
import { REAL_HEIGHTS } from './real-heights.data.ts';
import type { Spot } from './spot.ts';

/** How a shot changes places: how much nearer it is, and how far below the frame's ground feet are, in pixels. */
interface Shot {
  readonly scale: number;
  readonly drop: number;
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
  ground: 0.36,
  prop: 0.34,
  water: 0.34,
  swim: 0.3,
  air: 0.26,
  float: 0.3,
  party: 0.26,
};
/** Who stands in the middle of the frame's height and has room above and below. */
const MIDDLE = ['air', 'swim', 'float', 'party'];

/** The width of something that is whole with its origin in the middle of the frame. */
const breadthOf = ({ left, right }: Extent) => 2 * Math.max(-left, right);

/** How tall one of whom a part is enough is in a close shot; `null` for all who are seen whole. */
function tallOf({ plan }: Stage, { name, rig, mode, action }: Spot['entry']): number | null {
  if (plan.framing !== 'close' || mode !== 'ground' || action !== null) return null;
  if (rig === 'person') return PORTRAIT.person;
  return rig === 'quadruped' && (REAL_HEIGHTS[name] ?? 0) >= TALL_ANIMAL ? PORTRAIT.quadruped : null;
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

/** The least height of who the picture is about: nobody is lost alone in a large place, or too wide for it. */
function leastOf({ plan, frame }: Stage, { mode, count, stature }: Spot['entry'], extent: Extent) {
  const { cast, framing, angle } = plan;
  const isAlone = cast.length === 1 && count === 1 && framing === 'medium' && angle !== 'above';
  if (!isAlone || stature === 'tiny' || stature === 'small') return 0;
  const widest = (WIDEST * frame.width) / breadthOf(extent);
  return Math.min(LONE[mode], (widest * extent.height) / frame.height);
}

/** How near the camera comes to who the picture is about. */
export function shotOf(stage: Stage, { heroScale = 1 }: World, lead: Spot | undefined): Shot {
  const { frame } = stage;
  const rig = lead && rigFor(stage, lead.entry, looksOf(stage, lead.entry, 0));
  if (!lead || !rig || rig.spans) return { scale: 1, drop: 0 };
  const extent = extentOf(rig, lead.entry);
  const usual = frame.hero * lead.entry.size * lead.place.scale * heroScale;
  const size = portraitSize(stage, lead.entry, extent);
  if (size !== null) return portraitOf(stage, extent.height, { size, usual });
  const [usualLeast, most] = heightsIn(stage);
  const least = Math.max(usualLeast, leastOf(stage, lead.entry, extent));
  const isAfloat = MIDDLE.includes(lead.entry.mode);
  const room = isAfloat ? frame.height : frame.ground - frame.height * OVER;
  const tall = (extent.height + (isAfloat ? extent.below : 0)) * usual;
  const wanted = clamp(tall, least * frame.height, Math.min(most * frame.height, room));
  const breadth = stage.plan.framing === 'close' ? breadthOf(extent) : extent.width;
  const widest = (WIDEST * frame.width) / (breadth * usual);
  return { scale: Math.min(wanted / tall, Math.max(widest, 0.2)), drop: 0 };
}
