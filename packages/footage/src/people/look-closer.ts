import { clamp } from '@kinora/drawing';

import type { Area } from './shrink-pixels.ts';
import type { Tensor } from './tensor.ts';

/** Rows and columns with a smaller share of their pixels in people are the fringe of something else. */
const THINNEST = 0.012;
/** How much of the people's own width and height is seen around them. */
const MARGIN = 0.22;
/** The shorter side of what is looked at again, through the longer one at least. */
const NARROWEST = 0.6;
/** People who fill more than this share of a side are near enough. */
const NEAR = 0.72;

interface Reach {
  readonly start: number;
  readonly end: number;
}

/** From where to where along one side people are, as shares of it; `null` where nobody is. */
function reachOf(mask: Tensor, axis: 'x' | 'y'): Reach | null {
  const { width, height, data } = mask;
  const counts = new Float64Array(axis === 'x' ? width : height);
  data.forEach((value, at) => {
    const place = axis === 'x' ? at % width : Math.floor(at / width);
    if (value > 0.5) counts[place] = (counts[place] ?? 0) + 1;
  });
  const least = (data.length / counts.length) * THINNEST;
  const first = counts.findIndex((count) => count >= least);
  const last = counts.findLastIndex((count) => count >= least);
  return first < 0 ? null : { start: first / counts.length, end: (last + 1) / counts.length };
}

/** A length about a middle that stays within a side. */
function within(side: number, middle: number, length: number): { start: number; length: number } {
  const kept = Math.min(side, length);
  return { start: clamp(middle - kept / 2, 0, side - kept), length: kept };
}

/** The part of a picture around people who are small in it; `null` where they are near enough, or nobody is there. */
export function areaAround(mask: Tensor, { width, height }: Pick<Area, 'width' | 'height'>): Area | null {
  const [across, down] = [reachOf(mask, 'x'), reachOf(mask, 'y')];
  if (!across || !down) return null;
  const wide = (across.end - across.start) * (1 + 2 * MARGIN);
  const high = (down.end - down.start) * (1 + 2 * MARGIN);
  if (Math.max(wide, high) > 1 && wide * high > NEAR) return null;
  const longer = Math.max(wide * width, high * height) * NARROWEST;
  const x = within(width, ((across.start + across.end) / 2) * width, Math.max(longer, wide * width));
  const y = within(height, ((down.start + down.end) / 2) * height, Math.max(longer, high * height));
  if (x.length * y.length > NEAR * width * height) return null;
  return { x: x.start, y: y.start, width: x.length, height: y.length };
}
