import { clamp } from '../numbers/math.ts';

/** A table from each level to another. */
export type Curve = Uint8ClampedArray;

/** A point of a curve: level in and level out, 0 to 255. */
export type CurvePoint = readonly [from: number, to: number];

function slopeAt(points: readonly CurvePoint[], index: number): number {
  const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
  if (!before || !after || after[0] === before[0]) return 0;
  return (after[1] - before[1]) / (after[0] - before[0]);
}

function between(points: readonly CurvePoint[], index: number, level: number): number {
  const [start, end] = [points[index], points[index + 1]];
  if (!start) return level;
  if (!end) return start[1];
  const span = end[0] - start[0];
  const t = clamp((level - start[0]) / span);
  const [rise, fall] = [slopeAt(points, index) * span, slopeAt(points, index + 1) * span];
  const [t2, t3] = [t * t, t * t * t];
  const from = (2 * t3 - 3 * t2 + 1) * start[1] + (t3 - 2 * t2 + t) * rise;
  return from + (3 * t2 - 2 * t3) * end[1] + (t3 - t2) * fall;
}

/** A smooth curve through points in rising order, by cubic Hermite pieces; level beyond the first and last. */
export function curveThrough(points: readonly CurvePoint[]): Curve {
  return Uint8ClampedArray.from({ length: 256 }, (_, level) => {
    const index = points.findLastIndex(([from]) => from <= level);
    return between(points, Math.max(0, index), level);
  });
}

export interface StepOptions {
  readonly steps: number;
  /** 0 keeps the levels as they are, 1 makes hard steps; below about 0.8 nothing flickers. */
  readonly hardness: number;
}

/** Levels drawn towards equal steps with soft ramps between them (Winnemöller, Olsen and Gooch 2006). */
export function stepCurve({ steps, hardness }: StepOptions): Curve {
  const span = 255 / steps;
  const sharpness = 1 / Math.max(0.02, 1 - hardness);
  return Uint8ClampedArray.from({ length: 256 }, (_, level) => {
    const step = Math.min(steps - 1, Math.floor(level / span));
    const place = (level / span - step - 0.5) * 2;
    const bent = Math.sign(place) * Math.abs(place) ** sharpness;
    return (step + 0.5 + bent / 2) * span;
  });
}

/** The second curve after the first. */
export function chainCurves(first: Curve, second: Curve): Curve {
  return first.map((level) => second[level] ?? 0);
}
