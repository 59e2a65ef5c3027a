import { contextOf } from '@kinora/drawing';

import type { Member } from './member.ts';

/** Where a drawing stands on the ground: the middle and the width of each of its feet, in pixels from its origin. */
export type Footprint = readonly (readonly [middle: number, width: number])[];

/** How high over the ground a foot is still one, and how far below it, in units. */
const OVER = 0.05;
const BELOW = 0.03;
const OPAQUE = 128;
/** Gaps narrower than this are one foot, in units. */
const GAP = 0.05;

const known = new WeakMap<Member, Footprint>();

/** The columns of a strip of pixels that have something in them. */
function columnsOf({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }): boolean[] {
  return Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if ((data[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE) return true;
    return false;
  });
}

/** From and to of each run of columns; those that nearly touch are one. */
function runsOf(columns: readonly boolean[], gap: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  columns.forEach((isFilled, x) => {
    if (!isFilled) return;
    const last = runs.at(-1);
    if (last && x - last[1] <= gap) last[1] = x;
    else runs.push([x, x]);
  });
  return runs;
}

function measure({ bank, size }: Member): Footprint {
  const sprite = bank.at(0);
  const top = Math.max(0, Math.round(bank.originY - OVER * size));
  const bottom = Math.min(sprite.height, Math.round(bank.originY + BELOW * size));
  if (bottom <= top) return [];
  const pixels = contextOf(sprite).getImageData(0, top, sprite.width, bottom - top);
  return runsOf(columnsOf(pixels), GAP * size).map(
    ([from, to]) => [(from + to + 1) / 2 - bank.originX, to + 1 - from] as const,
  );
}

/** The feet of somebody who stands, measured once; none where nothing of them is near the ground. */
export function footprintOf(member: Member): Footprint {
  const feet = known.get(member) ?? measure(member);
  known.set(member, feet);
  return feet;
}
