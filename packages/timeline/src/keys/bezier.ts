import type { Bezier } from '@kinora/contracts/timeline';

const TOLERANCE = 1e-7;
const STEPS = 64;
/** How far beyond its two values an easing may go. */
export const HEIGHT_MAX = 1e6;

/** One coordinate of the curve from 0 to 1 with two control points, at a parameter. */
function coordinate(first: number, second: number, at: number): number {
  const rest = 1 - at;
  return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at;
}

/** The parameter at which the curve has come to `x`: halving always finds it, because x never goes back. */
function parameterAt({ x1, x2 }: Bezier, x: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < STEPS && high - low > TOLERANCE; step++) {
    const middle = (low + high) / 2;
    if (coordinate(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How far an eased value has come after a share of its time: https://www.w3.org/TR/css-easing-1/#cubic-bezier-algo. */
export function easedShare(curve: Bezier, share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  return coordinate(curve.y1, curve.y2, parameterAt(curve, share));
}

const between = (from: number, to: number, at: number) => from + (to - from) * at;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A part of the curve, from one point to another, stretched to go from 0 to 1. */
function stretched(points: readonly [number, number][]): Bezier | 'linear' {
  const [start, first, second, end] = points;
  if (!start || !first || !second || !end) return 'linear';
  const [width, height] = [end[0] - start[0], end[1] - start[1]];
  // A part that ends at the height it began has no share of a height.
  if (width < TOLERANCE || Math.abs(height) < TOLERANCE) return 'linear';
  return {
    x1: clamp((first[0] - start[0]) / width, 0, 1),
    y1: clamp((first[1] - start[1]) / height, -HEIGHT_MAX, HEIGHT_MAX),
    x2: clamp((second[0] - start[0]) / width, 0, 1),
    y2: clamp((second[1] - start[1]) / height, -HEIGHT_MAX, HEIGHT_MAX),
  };
}

/** The two curves that together go where one went, cut after a share of its time, by de Casteljau's construction. */
export function splitBezier(curve: Bezier, share: number): readonly [Bezier | 'linear', Bezier | 'linear'] {
  const at = parameterAt(curve, share);
  const [x, y] = [
    [0, curve.x1, curve.x2, 1],
    [0, curve.y1, curve.y2, 1],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => {
    const [ab, bc, cd] = [between(a, b, at), between(b, c, at), between(c, d, at)];
    const [abc, bcd] = [between(ab, bc, at), between(bc, cd, at)];
    return [a, ab, abc, between(abc, bcd, at), bcd, cd, d];
  });
  const points = (x ?? []).map((value, index): [number, number] => [value, y?.[index] ?? 0]);
  return [stretched(points.slice(0, 4)), stretched(points.slice(3))];
}
