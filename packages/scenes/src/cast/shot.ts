import { clamp } from '@kinora/drawing';

import type { Stage, World } from '../stage/stage.ts';
import { extentOf, type Extent } from './extent.ts';
import { heightsIn } from './heights.ts';
import { looksOf, rigFor } from './member.ts';
import type { Spot } from './spot.ts';

/** How a shot changes places: how much nearer it is, and how far below the frame's ground feet are, in pixels. */
interface Shot {
  readonly scale: number;
  readonly drop: number;
}

/** Of the frame's height: somebody standing in a close shot, whose head is in it and whose feet are not, and what is over the head. */
const PORTRAIT = { height: 1.42, over: 0.14, widest: 0.95 };
const OVER = 0.06;
const WIDEST = 0.88;
/** Who stands in the middle of the frame's height and has room above and below. */
const MIDDLE = ['air', 'swim', 'float', 'party'];

/** Whether somebody is seen from the head to the hips. */
const isPortrait = ({ plan }: Stage, { rig, mode, action }: Spot['entry']) =>
  plan.framing === 'close' && rig === 'person' && mode === 'ground' && action === null;

function portraitOf({ frame }: Stage, { width, height }: Extent, usual: number): Shot {
  const size = Math.min((PORTRAIT.height * frame.height) / height, (PORTRAIT.widest * frame.width) / width);
  return { scale: size / usual, drop: Math.max(0, frame.height * PORTRAIT.over + size * height - frame.ground) };
}

/** How near the camera comes to who the picture is about. */
export function shotOf(stage: Stage, { heroScale = 1 }: World, lead: Spot | undefined): Shot {
  const { frame } = stage;
  const rig = lead && rigFor(stage, lead.entry, looksOf(stage, lead.entry, 0));
  if (!lead || !rig || rig.spans) return { scale: 1, drop: 0 };
  const extent = extentOf(rig, lead.entry);
  const usual = frame.hero * lead.entry.size * lead.place.scale * heroScale;
  if (isPortrait(stage, lead.entry)) return portraitOf(stage, extent, usual);
  const [least, most] = heightsIn(stage);
  const isAfloat = MIDDLE.includes(lead.entry.mode);
  const room = isAfloat ? frame.height : frame.ground - frame.height * OVER;
  const tall = (extent.height + (isAfloat ? extent.below : 0)) * usual;
  const wanted = clamp(tall, least * frame.height, Math.min(most * frame.height, room));
  const widest = (WIDEST * frame.width) / (extent.width * usual);
  return { scale: Math.min(wanted / tall, Math.max(widest, 0.2)), drop: 0 };
}
