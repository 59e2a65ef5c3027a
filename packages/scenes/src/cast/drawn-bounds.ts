import { contextOf } from '@kinora/drawing';
import type { Rig, RigOptions } from '@kinora/subjects';

import type { Stage } from '../stage/stage.ts';

/** Pixels per unit that a drawing is measured at, and the moments of its cycle. */
const SCALE = 40;
const PHASES = [0, 0.5];
const OPAQUE = 96;

const isOpaque = (value: number, index: number): boolean => index % 4 === 3 && value >= OPAQUE;

/** How far something is drawn over its origin, below it and to both sides of it, in its units. */
export interface DrawnBounds {
  readonly over: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}

/** The first and the last column of a picture that are opaque anywhere. */
function columnsOf(data: Uint8ClampedArray, width: number): readonly [first: number, last: number] {
  let [first, last] = [width, 0];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < OPAQUE) continue;
    const column = ((at - 3) / 4) % width;
    [first, last] = [Math.min(first, column), Math.max(last, column)];
  }
  return [first, last];
}

/** Where something is really drawn in its pose; `null` where nothing is. */
export function drawnBounds(
  { environment }: Pick<Stage, 'environment'>,
  rig: Rig,
  looks: RigOptions,
): DrawnBounds | null {
  const [left, top, right, bottom] = rig.box;
  const canvas = environment.canvas((right - left) * SCALE, (bottom - top) * SCALE);
  const ctx = contextOf(canvas);
  for (const phase of PHASES) {
    ctx.save();
    ctx.translate(-left * SCALE, -top * SCALE);
    ctx.scale(SCALE, SCALE);
    rig.draw(ctx, phase, looks);
    ctx.restore();
  }
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const [first, last] = [data.findIndex(isOpaque), data.findLastIndex(isOpaque)];
  if (first < 0) return null;
  const rowOf = (index: number) => Math.floor(index / 4 / canvas.width) / SCALE + top;
  const [leftmost, rightmost] = columnsOf(data, canvas.width);
  return {
    over: -rowOf(first),
    below: rowOf(last) + 1 / SCALE,
    left: leftmost / SCALE + left,
    right: (rightmost + 1) / SCALE + left,
  };
}
