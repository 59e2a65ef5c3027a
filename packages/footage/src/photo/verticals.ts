import { clamp } from '@kinora/drawing';

import type { ColourPlanes } from './colour-planes.ts';

/** A run of edge pixels counts from this share of the picture's height on. */
const SHORTEST_RUN = 0.16;
const STRONG_EDGE = 0.07;

/** Longest run of strong upright edges in a column and its direct neighbours, in pixels. */
function runLengths({ luma: { width, height, data } }: ColourPlanes, x: number): number {
  let run = 0;
  let sum = 0;
  const limit = height * SHORTEST_RUN;
  for (let y = 1; y < height; y++) {
    const at = y * width + x;
    const across = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    const down = Math.abs((data[at] ?? 0) - (data[at - width] ?? 0));
    if (across > STRONG_EDGE && across > down * 2.5) run++;
    else {
      if (run >= limit) sum += run;
      run = 0;
    }
  }
  return run >= limit ? sum + run : sum;
}

/**
 * How much of a picture is made of straight upright lines, 0 to 1: house fronts, masts, trunks, door frames. A camera
 * that moves far would bend them visibly, because the depth along them is only guessed.
 */
export function uprightShare(planes: ColourPlanes): number {
  const { width, height } = planes.luma;
  let total = 0;
  for (let x = 1; x < width - 1; x++) total += runLengths(planes, x);
  return clamp(total / (height * width * 0.035));
}
