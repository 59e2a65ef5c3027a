import { smoothStep } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';
import { blurPlane, createPlane, mapPlane, stretchPlane, type Plane } from './plane.ts';

interface Barrier {
  readonly cost: Float32Array;
  readonly high: Float32Array;
  readonly low: Float32Array;
}

/** Takes the path over a neighbour where its range of values is smaller. */
function relax({ cost, high, low }: Barrier, value: number, [at, from]: readonly [number, number]): void {
  const top = Math.max(high[from] ?? 0, value);
  const bottom = Math.min(low[from] ?? 0, value);
  if (top - bottom >= (cost[at] ?? 0)) return;
  cost[at] = top - bottom;
  high[at] = top;
  low[at] = bottom;
}

function sweep(barrier: Barrier, { width, height, data }: Plane, direction: 1 | -1): void {
  const last = width * height - 1;
  for (let step = 0; step <= last; step++) {
    const at = direction === 1 ? step : last - step;
    const x = at % width;
    const value = data[at] ?? 0;
    if (x - direction >= 0 && x - direction < width) relax(barrier, value, [at, at - direction]);
    const above = at - direction * width;
    if (above >= 0 && above <= last) relax(barrier, value, [at, above]);
  }
}

/** Cost 0 where paths may start: the left, right and upper edges; subjects often stand on the lower one. */
function startBarrier({ width, height, data }: Plane): Barrier {
  const cost = new Float32Array(data.length).fill(9);
  for (let x = 0; x < width; x++) cost[x] = 0;
  for (let y = 0; y < height; y++) {
    cost[y * width] = 0;
    cost[y * width + width - 1] = 0;
  }
  return { cost, high: Float32Array.from(data), low: Float32Array.from(data) };
}

/**
 * Minimum barrier distance to the picture's edge (Zhang et al., "Minimum barrier salient object detection at
 * 80 FPS", 2015): what no path from the edge reaches without a change of colour stands out.
 */
function barrierDistance(plane: Plane): Plane {
  const barrier = startBarrier(plane);
  for (const direction of [1, -1, 1, -1] as const) sweep(barrier, plane, direction);
  return { ...plane, data: barrier.cost };
}

/** How well a colour fits skin, of every shade: hue between red and yellow, moderate chroma. */
function skinOf([red, green, blue]: readonly [number, number, number]): number {
  const cb = 0.5 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
  const cr = 0.5 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  const distance = ((cr - 0.6) / 0.05) ** 2 + ((cb - 0.43) / 0.055) ** 2;
  return Math.exp(-0.5 * distance) * smoothStep(0.08, 0.25, luma) * (1 - smoothStep(0.93, 1, luma));
}

/** Likeness to skin per pixel, 0 to 1. */
export function skinPlane({ red, green, blue }: ColourPlanes): Plane {
  return mapPlane(red, (value, at) => skinOf([value, green.data[at] ?? 0, blue.data[at] ?? 0]));
}

/**
 * What may be a face, 0 to 1: skin about the size of a head, with something that is not skin around it, rather high in
 * the picture. Large areas in the colour of skin (sand, wood, orange cloth) cancel out.
 */
export function facePlane(planes: ColourPlanes): Plane {
  const { width, height } = planes;
  const skin = skinPlane(planes);
  const unit = Math.max(2, Math.round(Math.min(width, height) / 14));
  const spots = [unit, Math.round(unit * 1.8)].map((radius) => {
    const centre = blurPlane(blurPlane(skin, radius), 1);
    const around = blurPlane(skin, radius * 3);
    return mapPlane(centre, (value, at) => Math.max(0, value - 0.95 * (around.data[at] ?? 0)));
  });
  return mapPlane(createPlane(width, height), (_, at) => {
    const y = Math.floor(at / width) / height;
    const most = spots.reduce((largest, { data }) => Math.max(largest, data[at] ?? 0), 0);
    return Math.min(1, most * 2.2) * (1 - smoothStep(0.45, 0.8, y));
  });
}

/** 1 in the middle of the picture, falling to 0 at its corners; the middle lies a little above the centre. */
function centrePrior(width: number, height: number): Plane {
  return mapPlane(createPlane(width, height), (_, at) => {
    const x = ((at % width) / width - 0.5) / 0.42;
    const y = (Math.floor(at / width) / height - 0.54) / 0.5;
    return Math.exp(-(x * x + y * y) * 0.8);
  });
}

/** What draws the eye, 0 to 1: stands out from the edges, near the middle, the more so where it is skin. */
export function saliencyOf(planes: ColourPlanes): Plane {
  const { width, height, red, green, blue, luma } = planes;
  const opponents = [
    luma,
    mapPlane(red, (value, at) => value - (green.data[at] ?? 0)),
    mapPlane(blue, (value, at) => value - ((red.data[at] ?? 0) + (green.data[at] ?? 0)) / 2),
  ].map((plane) => barrierDistance(blurPlane(plane, 1)).data);
  const centre = centrePrior(width, height);
  const skin = blurPlane(skinPlane(planes), 2);
  const raw = mapPlane(centre, (prior, at) => {
    const distance = opponents.reduce((sum, plane) => sum + (plane[at] ?? 0), 0);
    return distance * (0.25 + 0.75 * prior) + 0.12 * prior + 0.2 * (skin.data[at] ?? 0) * prior;
  });
  return stretchPlane(blurPlane(raw, 1), 0.05, 0.97);
}
