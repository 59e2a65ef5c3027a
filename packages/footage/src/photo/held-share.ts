import { clamp } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';
import type { Plane } from './plane.ts';

/** How far on both sides of a line colours are compared, as a share of the picture's longest side. */
const APART = 0.0125;
/** Difference of two colours, summed over the channels, that the eye takes for an edge. */
const EDGE = 0.16;
/** Step of the matte between two pixels from which there is an outline. */
const STEEP = 0.25;

/** A way over a line, in pixels to the right and down. */
type Way = readonly [across: number, down: number];

/** Whether a picture's colours differ between two places, one way and the other from a pixel. */
function differsAt({ red, green, blue, width }: ColourPlanes, at: number, [across, down]: Way): boolean {
  const step = Math.round(across) + Math.round(down) * width;
  const apart = [red, green, blue].reduce(
    (sum, plane) => sum + Math.abs((plane.data[at + step] ?? 0) - (plane.data[at - step] ?? 0)),
    0,
  );
  return apart > EDGE;
}

/** Pixels at least so far from the edge of the picture. */
function innerPixels({ width, height }: Plane, rim: number): number[] {
  const rows = Array.from({ length: Math.max(0, height - rim * 2) }, (_, row) => (row + rim) * width + rim);
  return rows.flatMap((start) => Array.from({ length: Math.max(0, width - rim * 2) }, (_, x) => start + x));
}

/** How steep the matte is at a pixel, and which way. */
function slopeAt({ width, data }: Plane, at: number): { readonly steep: number; readonly way: Way } {
  const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
  const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
  const steep = Math.hypot(across, down);
  return { steep, way: [across / (steep || 1), down / (steep || 1)] };
}

/** How much of an outline lies on edges of the picture. */
export interface HeldOutline {
  /**
   * Share of it that has one colour inside and another one outside, beyond what any line would have by chance: in a
   * picture full of patches every line lies on edges. 0 to 1.
   */
  readonly held: number;
  /** Share of lines elsewhere that lie on edges: the more, the more cluttered the picture. */
  readonly chance: number;
}

/** How much of the outline of a matte is held by edges of the picture. */
export function heldOutline(matte: Plane, planes: ColourPlanes): HeldOutline {
  const reach = Math.max(1, Math.round(Math.max(matte.width, matte.height) * APART));
  const outline = { held: 0, all: 0 };
  const elsewhere = { held: 0, all: 0 };
  for (const at of innerPixels(matte, reach + 1)) {
    const { steep, way } = slopeAt(matte, at);
    const isOutline = steep >= STEEP;
    // Away from the outline every third pixel says enough.
    if (!isOutline && at % 3 !== 0) continue;
    const [across, down] = isOutline ? way : [at % 2, 1 - (at % 2)];
    const weight = isOutline ? steep : 1;
    const tally = isOutline ? outline : elsewhere;
    tally.all += weight;
    if (differsAt(planes, at, [across * reach, down * reach])) tally.held += weight;
  }
  const chance = elsewhere.held / Math.max(1, elsewhere.all);
  const held = clamp((outline.held / Math.max(1e-6, outline.all) - chance) / Math.max(0.05, 1 - chance));
  return { held, chance };
}

export const heldShare = (matte: Plane, planes: ColourPlanes): number => heldOutline(matte, planes).held;
