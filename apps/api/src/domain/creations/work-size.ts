/** What a clip is measured by, as far as everybody knows it before it is made. */
export interface Size {
  /** Such as `720p`; null where a clip has none. */
  readonly resolution: string | null;
  /** Such as `16:9`, `auto`; null where a clip has none. */
  readonly shape: string | null;
  /** Length of the clip. */
  readonly seconds: number | null;
}

/** How the time that clips take grows with their pixels and with their length: exponents. */
export type Growth = readonly [pixels: number, seconds: number];

/** Of a clip that says nothing of its size. */
const USUAL = { side: 720, ratio: 16 / 9, seconds: 5 };
/** Before anything is known: less than in proportion, since each clip has to be begun and ended as well. */
const EXPECTED: Growth = [0.7, 0.5];
/** Weight of the expectation against measurements: it may be as wrong as clips differ from each other. */
const WEIGHT = 1.4;

type Point = readonly [pixels: number, seconds: number];

/** The longer side divided by the shorter one. */
function aspectRatio(shape: string | null): number {
  const [width = 0, height = 0] = (shape ?? '').split(':').map(Number);
  return width > 0 && height > 0 ? Math.max(width / height, height / width) : USUAL.ratio;
}

/** A resolution is the length of the shorter side. */
function pointOf({ resolution, shape, seconds }: Size): Point {
  const side = Number.parseInt(resolution ?? '', 10) || USUAL.side;
  return [Math.log(side * side * aspectRatio(shape)), Math.log(seconds || USUAL.seconds)];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Learns the growth from clips that were made: a line through the logarithms of what they took, by least squares, held
 * back by what is expected as long as little is known (ridge regression towards a prior: Hoerl and Kennard, 1970).
 * `took` is in seconds; there is one clip at least.
 */
export function growthOf(past: readonly (Size & { readonly took: number })[]): Growth {
  const points = past.map(pointOf);
  const times = past.map(({ took }) => Math.log(Math.max(took, 0.001)));
  const centre: Point = [mean(points.map(([pixels]) => pixels)), mean(points.map(([, seconds]) => seconds))];
  const middle = mean(times);
  let [pixels2, both, seconds2] = [WEIGHT, 0, WEIGHT];
  let [ofPixels, ofSeconds] = [WEIGHT * EXPECTED[0], WEIGHT * EXPECTED[1]];
  for (const [at, point] of points.entries()) {
    const [pixels, seconds] = [point[0] - centre[0], point[1] - centre[1]];
    const time = (times[at] ?? middle) - middle;
    pixels2 += pixels * pixels;
    both += pixels * seconds;
    seconds2 += seconds * seconds;
    ofPixels += pixels * time;
    ofSeconds += seconds * time;
  }
  const determinant = pixels2 * seconds2 - both * both;
  return [
    (ofPixels * seconds2 - both * ofSeconds) / determinant,
    (pixels2 * ofSeconds - ofPixels * both) / determinant,
  ];
}

/** How many times as long a clip takes as another one. */
export function durationRatio(one: Size, other: Size, [pixels, seconds]: Growth): number {
  const [from, to] = [pointOf(other), pointOf(one)];
  return Math.exp(pixels * (to[0] - from[0]) + seconds * (to[1] - from[1]));
}
