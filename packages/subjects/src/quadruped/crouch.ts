import type { Coat } from './coat.ts';
import type { Stride } from './stride.ts';

/** How long both segments of a leg are together, in its lengths. */
const SEGMENTS = 1.06;

/** Where the head of one that keeps low is, in lengths of its neck. */
const AHEAD = 0.95;
const DOWN = 0.1;

/** How high the body is over the ground with its legs folded as a stride has them. */
export const lowered = (leg: number, { crouch = 0 }: Pick<Stride, 'crouch'>): number =>
  leg * (1 - SEGMENTS * (1 - Math.cos(crouch)));

/** A coat whose neck is stretched forward while the body keeps low, else as it is. */
export function stooped(coat: Coat, { crouch = 0 }: Pick<Stride, 'crouch'>): Coat {
  if (crouch === 0) return coat;
  const length = Math.hypot(...coat.neck);
  return { ...coat, neck: [length * AHEAD, length * DOWN] };
}
