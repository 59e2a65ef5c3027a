import { contextOf } from '@kinora/drawing';
import type { Rig, RigOptions } from '@kinora/subjects';

import type { Stage } from '../stage/stage.ts';

/** Pixels per unit that a drawing is measured at, and the moments of its cycle. */
const SCALE = 40;
const PHASES = [0, 0.5];
const OPAQUE = 96;

const isOpaque = (value: number, index: number): boolean => index % 4 === 3 && value >= OPAQUE;

/** How far over its origin and below it something is really drawn in its pose, in its units; `null` where nothing is. */
export function drawnBounds(
  { environment }: Pick<Stage, 'environment'>,
  rig: Rig,
  looks: RigOptions,
): { readonly over: number; readonly below: number } | null {
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
  return { over: -rowOf(first), below: rowOf(last) + 1 / SCALE };
}
