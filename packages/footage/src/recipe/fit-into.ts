import { clamp } from '@kinora/drawing';

import type { Anchors } from '../photo/anchors.ts';
import type { Point } from '../photo/pose.ts';
import { motionOf, STAY, type Motion } from './motion.ts';
import type { PictureStudio } from './studio.ts';

/** Share of the frame that a whole thing may fill across and down. */
const [ACROSS, DOWN] = [0.92, 0.86];
/** No smaller than this, or it is too little to look at. */
const SMALLEST = 0.4;
/** How far what the picture cuts off reaches beyond the frame, so that no cut is seen. */
const BEYOND = 0.012;

type Room = Pick<PictureStudio, 'anchors' | 'first' | 'height' | 'width'>;

/** Where the middle of a thing so wide stands: at the side that cuts it off, else where it was, but whole. */
function middleIn({ box, aside }: Anchors, wide: number, aspect: number): number {
  if (aside !== 0) return aside * (aspect / 2 + BEYOND - wide / 2);
  const reach = Math.max(0, (aspect - wide) / 2);
  return clamp((box.left + box.right) / 2, -reach, reach);
}

/** How a thing that the frame would cut off stands whole before a painted scene; people stay as near as they are. */
export function fitInto({ anchors, first, width, height }: Room): Motion {
  if (first.isPerson) return STAY;
  const { box, cut } = anchors;
  const aspect = width / height;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const scale = clamp(Math.min((aspect * ACROSS) / wide, DOWN / high), SMALLEST, 1);
  const pivot = { x: (box.left + box.right) / 2, y: box.bottom };
  const bottom = cut ? 0.5 + BEYOND : Math.min(box.bottom, 0.46);
  return motionOf({
    pivot,
    x: middleIn(anchors, wide * scale, aspect) - pivot.x,
    y: bottom - pivot.y,
    scaleX: scale,
    scaleY: scale,
  });
}

/** The highest place that is sure to be seen. */
const UPPER_EDGE = -0.47;

/** How a subject on this foot that reaches up to `top` stands a little smaller, so that the frame holds it. */
export function roomAbove(foot: Point, top: number): Motion {
  const bottom = clamp(foot.y, 0.3, 0.5);
  const scale = clamp((bottom - UPPER_EDGE) / Math.max(0.1, bottom - top), 0.5, 1);
  return motionOf({ pivot: { x: foot.x, y: bottom }, scaleX: scale, scaleY: scale });
}
