import type { Pixels } from '../canvas/canvas.ts';

const WIDTH = 64;
const HEIGHT = 36;

/** The large shapes of a picture: 64 by 36 cells, 1 where it is lighter than its own threshold. */
export type Silhouette = Uint8Array;

/** Mean grey of each cell, from 0 to 255; transparent parts count as black. */
function shrink({ data, width, height }: Pixels): Float64Array {
  const sums = new Float64Array(WIDTH * HEIGHT);
  const counts = new Float64Array(WIDTH * HEIGHT);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * HEIGHT) / height) * WIDTH + Math.floor((x * WIDTH) / width);
      const index = (y * width + x) * 4;
      const grey = 0.2126 * (data[index] ?? 0) + 0.7152 * (data[index + 1] ?? 0) + 0.0722 * (data[index + 2] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + (grey * (data[index + 3] ?? 0)) / 255;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
}

/** The grey that parts light from dark best (Otsu 1979): the largest variance between both sides. */
function thresholdOf(cells: Float64Array): number {
  const sorted = cells.toSorted();
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let [below, best, threshold] = [0, -1, 0];
  sorted.forEach((value, index) => {
    if (index === 0) return;
    below += sorted[index - 1] ?? 0;
    const apart = below / index - (total - below) / (sorted.length - index);
    const variance = index * (sorted.length - index) * apart * apart;
    if (variance > best) [best, threshold] = [variance, value];
  });
  return threshold;
}

/** The silhouette of a picture of at least 64 by 36 pixels. */
export function silhouetteOf(pixels: Pixels): Silhouette {
  const cells = shrink(pixels);
  const threshold = thresholdOf(cells);
  return Uint8Array.from(cells, (grey) => (grey >= threshold ? 1 : 0));
}

function share(one: Silhouette, other: Silhouette, mirrored: boolean): number {
  const differing = one.reduce((count, value, index) => {
    const row = Math.floor(index / WIDTH) * WIDTH;
    const at = mirrored ? row + WIDTH - 1 - (index - row) : index;
    return count + (value === other[at] ? 0 : 1);
  }, 0);
  return differing / one.length;
}

/** The share of cells in which two silhouettes differ, from 0 to 0.5: the least of as it is, mirrored and as a negative. */
export function silhouetteDistance(one: Silhouette, other: Silhouette): number {
  return Math.min(
    ...[false, true].flatMap((mirrored) => [share(one, other, mirrored), 1 - share(one, other, mirrored)]),
  );
}

/** Two names and how far apart they are. */
export type Likeness = readonly [one: string, other: string, distance: number];

/** All pairs of some silhouettes, the most alike first. */
export function comparePairs(silhouettes: ReadonlyMap<string, Silhouette>): Likeness[] {
  const entries = [...silhouettes];
  return entries
    .flatMap(([one, first], index) =>
      entries.slice(index + 1).map(([other, second]): Likeness => [one, other, silhouetteDistance(first, second)]),
    )
    .toSorted((one, other) => one[2] - other[2]);
}
