import type { ColourPlanes } from './colour-planes.ts';
import { mapPlane, type Plane } from './plane.ts';

/** Step of both halves of a round; eight times its square may not exceed 1. */
const STEP = 0.35;
/** What an outline still costs along the strongest edge. */
const LEAST_BOND = 0.04;

/** What an outline costs at each pixel: 1 where neighbours are alike, next to nothing along an edge. */
export function bondsOf({ red, green, blue, width, height }: ColourPlanes): Plane {
  const slopes = mapPlane(red, (_, at) => {
    const right = at % width < width - 1 ? at + 1 : at;
    const below = at + width < width * height ? at + width : at;
    let sum = 0;
    for (const { data } of [red, green, blue]) {
      const here = data[at] ?? 0;
      sum += ((data[right] ?? 0) - here) ** 2 + ((data[below] ?? 0) - here) ** 2;
    }
    return sum;
  });
  const mean = slopes.data.reduce((sum, value) => sum + value, 0) / slopes.data.length;
  const scale = 1 / Math.max(1e-5, 2 * mean);
  return mapPlane(slopes, (value) => LEAST_BOND + (1 - LEAST_BOND) * Math.exp(-value * scale));
}

/** A cut on its way: what was worked out of it is where the next one starts. */
export interface SmoothCut {
  readonly width: number;
  readonly height: number;
  /** Shares of the pixels, and where they are going. */
  readonly share: Float32Array;
  readonly ahead: Float32Array;
  /** What flows from each pixel to the right and down; 0 at the last ones. */
  readonly across: Float32Array;
  readonly down: Float32Array;
}

const numberAt = (numbers: Float32Array, at: number) => numbers[at] ?? 0;

/** Lets flow as much as shares differ, and no more than the bonds hold. */
function flow({ width, height, ahead, across, down }: SmoothCut, bonds: Float32Array): void {
  const last = width * (height - 1);
  for (let at = 0, x = 0; at < ahead.length; at++) {
    const here = numberAt(ahead, at);
    const dx = x < width - 1 ? numberAt(across, at) + STEP * (numberAt(ahead, at + 1) - here) : 0;
    const dy = at < last ? numberAt(down, at) + STEP * (numberAt(ahead, at + width) - here) : 0;
    const square = dx * dx + dy * dy;
    const bond = numberAt(bonds, at);
    const scale = square > bond * bond ? bond / Math.sqrt(square) : 1;
    across[at] = dx * scale;
    down[at] = dy * scale;
    x = x === width - 1 ? 0 : x + 1;
  }
}

/** Moves the shares by what flows and by what pulls them. */
function move({ width, share, ahead, across, down }: SmoothCut, pull: Float32Array): void {
  for (let at = 0, x = 0; at < share.length; at++) {
    const left = x > 0 ? numberAt(across, at - 1) : 0;
    const above = at >= width ? numberAt(down, at - width) : 0;
    const spread = numberAt(across, at) - left + numberAt(down, at) - above;
    const old = numberAt(share, at);
    const next = Math.min(1, Math.max(0, old + STEP * (spread + numberAt(pull, at))));
    ahead[at] = 2 * next - old;
    share[at] = next;
    x = x === width - 1 ? 0 : x + 1;
  }
}

/** A cut that starts with these shares inside. */
export function startCut({ width, height, data }: Plane): SmoothCut {
  const still = () => new Float32Array(data.length);
  return {
    width,
    height,
    share: Float32Array.from(data),
    ahead: Float32Array.from(data),
    across: still(),
    down: still(),
  };
}

/**
 * Goes on to the cut at which pixels and outline cost least together: that of a graph as a smooth problem (Unger et
 * al., "TVSeg", 2008; Chambolle and Pock, 2011). Pixels with a `pull` above 0 rather lie inside.
 */
export function advanceCut(
  cut: SmoothCut,
  forces: { readonly pull: Plane; readonly bonds: Plane },
  rounds: number,
): void {
  for (let round = 0; round < rounds; round++) {
    flow(cut, forces.bonds.data);
    move(cut, forces.pull.data);
  }
}
