import type { Span } from '@kinora/subjects';

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

/** Of the frame: how tall and how wide one is at most who is seen close on something else, how wide that is, and how high. */
const CLOSE = { height: 0.56, width: 0.66, bearer: 1.5, foot: 0.74 };
/** The same where one is on top of something tall, as a mushroom, which is told by its whole top. */
const TALL = { bearer: 1.2, foot: 0.56, slender: 0.8, top: 0.85 };
/** Those who are seen close are as tall as this where all of what bears them is shown. */
const WHOLE = 0.5;

/** Whether an edge is the top of something that is not wide. */
const isTallTop = ({ height }: Extent, [left, y, right]: Span) =>
  -y >= height * TALL.top && height > (right - left) * TALL.slender;

/** Who is on something, seen close: the one is large, and of the other only the part it is on. */
export function closeUp({ plan, frame }: Stage, { kind, bearer, borne }: Burden, whole: Fitted): Fitted {
  const { height, below, width } = borne.extent;
  const isLarge = (height + below) * whole.borne >= WHOLE * frame.height;
  if (plan.framing !== 'close' || kind !== 'seat' || isLarge) return whole;
  const edge = bearer.rig.surface ?? [-bearer.extent.width / 2, -bearer.extent.height, bearer.extent.width / 2];
  const isTall = isTallTop(bearer.extent, edge);
  const most = isTall
    ? (TALL.bearer * frame.height) / bearer.extent.height
    : (CLOSE.bearer * frame.width) / bearer.extent.width;
  const wanted = Math.min((CLOSE.height * frame.height) / (height + below), (CLOSE.width * frame.width) / width);
  const size = Math.max(Math.min(wanted, (most * whole.borne) / whole.bearer), whole.borne);
  const grown = (whole.bearer * size) / whole.borne;
  const drop = Math.max(0, (isTall ? TALL.foot : CLOSE.foot) * frame.height - frame.ground - edge[1] * grown);
  return { bearer: grown, borne: size, view: { drop, middle: ((edge[0] + edge[2]) / 2) * grown } };
}
