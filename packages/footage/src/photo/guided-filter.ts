import { shrinkPlanes, type ColourPlanes } from './colour-planes.ts';
import { blurPlane, mapPlane, resizePlane, type Plane } from './plane.ts';

/** A linear model of a plane in the colours of its guide, per pixel: `a . (r, g, b) + b`. */
export interface GuidedModel {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly offset: Plane;
}

/** Side at which models are fitted; they are smooth, so more detail would not change them (He and Sun, 2015). */
const FIT_SIDE = 120;

const times = (one: Plane, two: Plane): Plane => mapPlane(one, (value, index) => value * (two.data[index] ?? 0));

/** Covariance in a window: mean of the product less the product of the means. */
function covariance(pair: readonly [Plane, Plane], means: readonly [Plane, Plane], radius: number): Float32Array {
  const { data } = blurPlane(times(...pair), radius);
  const [{ data: one }, { data: two }] = means;
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) - (one[at] ?? 0) * (two[at] ?? 0);
  return data;
}

export interface GuidedOptions {
  /** Radius of the windows, in pixels of the measured size of 240. */
  readonly radius: number;
  /** How much colour difference counts as texture to smooth over. */
  readonly smoothness: number;
}

/** What the fit of one pixel reads: covariances of the colours with each other and with the plane. */
interface Moments {
  readonly colours: readonly [
    rr: Float32Array,
    rg: Float32Array,
    rb: Float32Array,
    gg: Float32Array,
    gb: Float32Array,
    bb: Float32Array,
  ];
  readonly plane: readonly [Float32Array, Float32Array, Float32Array];
}

const read = (values: Float32Array, at: number) => values[at] ?? 0;

/** Solves the symmetric 3 x 3 system of every pixel by cofactors. */
function solve(
  { colours: [rr, rg, rb, gg, gb, bb], plane: [pr, pg, pb] }: Moments,
  smoothness: number,
): Float32Array[] {
  const [red, green, blue] = [new Float32Array(rr.length), new Float32Array(rr.length), new Float32Array(rr.length)];
  for (let at = 0; at < rr.length; at++) {
    const a = read(rr, at) + smoothness;
    const b = read(rg, at);
    const c = read(rb, at);
    const e = read(gg, at) + smoothness;
    const f = read(gb, at);
    const i = read(bb, at) + smoothness;
    const first = e * i - f * f;
    const second = c * f - b * i;
    const third = b * f - c * e;
    const scale = 1 / Math.max(1e-12, a * first + b * second + c * third);
    const x = read(pr, at);
    const y = read(pg, at);
    const z = read(pb, at);
    red[at] = (first * x + second * y + third * z) * scale;
    green[at] = (second * x + (a * i - c * c) * y + (b * c - a * f) * z) * scale;
    blue[at] = (third * x + (b * c - a * f) * y + (a * e - b * b) * z) * scale;
  }
  return [red, green, blue];
}

/**
 * Fits a plane to the colours of its guide (He, Sun and Tang, "Guided image filtering", 2013): edges of the fitted
 * plane lie where the picture has them. The model can be applied to the same picture at any size.
 */
export function fitGuided(plane: Plane, guide: ColourPlanes, options: GuidedOptions): GuidedModel {
  const small = shrinkPlanes(guide, FIT_SIDE);
  const { width, height } = small;
  const fitted = resizePlane(plane, width, height);
  const radius = Math.max(1, Math.round((options.radius * width) / guide.width));
  const channels = [small.red, small.green, small.blue] as const;
  const meanPlane = blurPlane(fitted, radius);
  const means = [blurPlane(small.red, radius), blurPlane(small.green, radius), blurPlane(small.blue, radius)] as const;
  const between = (one: 0 | 1 | 2, two: 0 | 1 | 2) =>
    covariance([channels[one], channels[two]], [means[one], means[two]], radius);
  const withPlane = (at: 0 | 1 | 2) => covariance([channels[at], fitted], [means[at], meanPlane], radius);
  const solved = solve(
    {
      colours: [between(0, 0), between(0, 1), between(0, 2), between(1, 1), between(1, 2), between(2, 2)],
      plane: [withPlane(0), withPlane(1), withPlane(2)],
    },
    options.smoothness,
  );
  const offset = mapPlane(meanPlane, (mean, at) =>
    solved.reduce((sum, data, channel) => sum - (data[at] ?? 0) * (means[channel]?.data[at] ?? 0), mean),
  );
  const smooth = (data: Float32Array | undefined) => blurPlane({ width, height, data: data ?? offset.data }, radius);
  return {
    red: smooth(solved[0]),
    green: smooth(solved[1]),
    blue: smooth(solved[2]),
    offset: blurPlane(offset, radius),
  };
}

/** What the model says of the picture it was fitted to, at the size of the given planes. */
export function applyGuided(model: GuidedModel, { width, height, red, green, blue }: ColourPlanes): Plane {
  const enlarge = (plane: Plane) => resizePlane(plane, width, height).data;
  const [r, g, b, offset] = [enlarge(model.red), enlarge(model.green), enlarge(model.blue), enlarge(model.offset)];
  return mapPlane(
    red,
    (value, at) =>
      (offset[at] ?? 0) +
      (r[at] ?? 0) * value +
      (g[at] ?? 0) * (green.data[at] ?? 0) +
      (b[at] ?? 0) * (blue.data[at] ?? 0),
  );
}

/** The plane smoothed along the edges of its guide. */
export function guidedFilter(plane: Plane, guide: ColourPlanes, options: GuidedOptions): Plane {
  return applyGuided(fitGuided(plane, guide, options), guide);
}
