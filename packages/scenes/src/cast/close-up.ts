import type { Span } from '@kinora/subjects';

import { isNear } from '../stage/is-near.ts';
import type { Stage } from '../stage/stage.ts';
import type { Burden } from './bearing.ts';
import type { Extent } from './extent.ts';

/** Where somebody is seen close on what bears them: how far below the ground that stands, and where its middle is. */
export interface CloseView {
  readonly drop: number;
  /** From its origin as it looks right, in pixels. */
  readonly middle: number;
}

/** Pixels per unit of one that bears another, and of that one. */
export interface Fitted {
  readonly bearer: number;
  readonly borne: number;
  readonly view?: CloseView | undefined;
}

/**
 * Of the frame: how tall and how wide one is at most who is seen close on something else, how wide that is, and how high;
 * and the same on top of something tall, as a mushroom, which is told by its whole top.
 */
const CLOSE = { height: 0.56, width: 0.66, bearer: 1.5, foot: 0.74, top: { bearer: 1.2, foot: 0.56 } };
/** The same where the words ask to see it as near as can be. */
const MACRO = { height: 0.74, width: 0.8, bearer: 2.4, foot: 0.86, top: { bearer: 2, foot: 0.86 } };
/** How large one is on the rim of something, how wide that is, and where the rim is. */
const RIM = { height: 0.5, width: 0.6, bearer: 0.62, foot: 0.62 };
/** What is told by its whole top: against its width, and where that top is. */
const TALL = { slender: 0.8, top: 0.85 };
/** Those who are seen close are as tall as this where all of what bears them is shown. */
const WHOLE = 0.5;

/** Whether an edge is the top of something that is not wide. */
const isTallTop = ({ height }: Extent, [left, y, right]: Span) =>
  -y >= height * TALL.top && height > (right - left) * TALL.slender;

/** Whether somebody is as large as a shot wants even where all of what bears them is shown. */
function isSeenWell({ plan, frame }: Stage, { borne: { extent } }: Burden, { borne }: Fitted): boolean {
  const wanted = plan.framing === 'macro' ? MACRO.height : WHOLE;
  return (extent.height + extent.below) * borne >= wanted * frame.height;
}

/** Whether somebody is on the rim of something, which is told by all of it. */
const isRim = ({ bearer: { rig } }: Burden): boolean => !rig.surface && rig.opening !== undefined;

/** The edge that somebody is on: of a rim its end. */
function edgeOf({ bearer: { rig, extent } }: Burden): Span {
  if (rig.surface) return rig.surface;
  if (rig.opening) return [rig.opening[2], rig.opening[1], rig.opening[2]];
  return [-extent.width / 2, -extent.height, extent.width / 2];
}

/** Who is on something, seen close: the one is large, and of the other only the part it is on. */
export function closeUp(stage: Stage, burden: Burden, whole: Fitted): Fitted {
  const { plan, frame } = stage;
  const { kind, bearer, borne } = burden;
  const { height, below, width } = borne.extent;
  if (!isNear(plan) || kind !== 'seat' || isSeenWell(stage, burden, whole)) return whole;
  const usual = plan.framing === 'macro' ? MACRO : CLOSE;
  const near = isRim(burden) ? { ...usual, ...RIM } : usual;
  const edge = edgeOf(burden);
  const top = isTallTop(bearer.extent, edge) ? near.top : null;
  const most = top
    ? (top.bearer * frame.height) / bearer.extent.height
    : (near.bearer * frame.width) / bearer.extent.width;
  const wanted = Math.min((near.height * frame.height) / (height + below), (near.width * frame.width) / width);
  const size = Math.max(Math.min(wanted, (most * whole.borne) / whole.bearer), whole.borne);
  const grown = (whole.bearer * size) / whole.borne;
  const drop = Math.max(0, (top ?? near).foot * frame.height - frame.ground - edge[1] * grown);
  return { bearer: grown, borne: size, view: { drop, middle: ((edge[0] + edge[2]) / 2) * grown } };
}
