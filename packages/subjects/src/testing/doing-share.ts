import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';

import type { RigName } from '../all-rigs.ts';
import type { Action } from '../rig/action.ts';
import type { Looks } from '../rig/looks.ts';
import type { Rig, RigOptions } from '../rig/rig.ts';
import { ALL_RIGS } from './all-rigs.ts';

const SIZE = 80;
const PHASES = [0.1, 0.4, 0.8];
/** From here on a channel of 256 steps is seen to differ. */
const VISIBLE = 24;

function pixelsOf(rig: Rig, phase: number, options: RigOptions) {
  const [left, top, right, bottom] = rig.box;
  const canvas = nodeCanvas(Math.ceil((right - left) * SIZE), Math.ceil((bottom - top) * SIZE));
  const ctx = contextOf(canvas);
  ctx.scale(SIZE, SIZE);
  ctx.translate(-left, -top);
  rig.draw(ctx, phase, options);
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
}

function changedShare(rig: Rig, phase: number, [one, other]: readonly [RigOptions, RigOptions]): number {
  const [first, second] = [pixelsOf(rig, phase, one), pixelsOf(rig, phase, other)];
  return first.filter((value, index) => Math.abs(value - (second[index] ?? 0)) > VISIBLE).length / first.length;
}

/** The most pixels, of a rig's box, that change while it does something; all of them where it has a drawing for that. */
export function doingShare(name: RigName, looks: Looks, action: Action): number {
  const rig = ALL_RIGS.get(name);
  if (!rig) return 0;
  if (action === 'sleep' && rig.asleep) return 1;
  const options = [{ ...looks, activity: action } as const, { ...looks, activity: 'idle' } as const] as const;
  return Math.max(...PHASES.map((phase) => changedShare(rig, phase, options)));
}

/** The pixels, of a rig's box, that another colour changes. */
export function tintShare(name: RigName, looks: Looks): number {
  const rig = ALL_RIGS.get(name);
  return rig
    ? changedShare(rig, 0.1, [
        { ...looks, tint: '#d63a2f' },
        { ...looks, tint: '#3b76c4' },
      ])
    : 0;
}

/** Every rig that pours water while it waters. */
export const POURERS = [...ALL_RIGS].flatMap(([name, { spout }]) => (spout ? [name] : []));
