import { createPlane, sampleAt, type Plane, type Size } from '../pixels/plane.ts';

/** Weights of the cubic of Catmull and Rom a quarter of a pixel from the second of four samples. */
const NEAR = [-0.0703125, 0.8671875, 0.2265625, -0.0234375] as const;

/** Doubles one line by cubic convolution; `step` is 1 along rows and the width along columns. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly step: number;
  readonly stepTo: number;
}

function doubleLine(source: Float32Array, target: Float32Array, { from, to, count, step, stepTo }: Line): void {
  const last = count - 1;
  let before = sampleAt(source, from);
  let left = before;
  let here = before;
  let right = sampleAt(source, from + Math.min(last, 1) * step);
  for (let index = 0; index < count; index++) {
    const after = sampleAt(source, from + Math.min(last, index + 2) * step);
    const place = to + 2 * index * stepTo;
    target[place] = NEAR[3] * before + NEAR[2] * left + NEAR[1] * here + NEAR[0] * right;
    target[place + stepTo] = NEAR[0] * left + NEAR[1] * here + NEAR[2] * right + NEAR[3] * after;
    before = left;
    left = here;
    here = right;
    right = after;
  }
}

/** Doubles a plane by bicubic interpolation (Keys 1981, a = -0.5); pixel middles of both grids meet. */
export function createDoubling(size: Size): (small: Plane, large: Plane) => void {
  const wide = createPlane({ width: size.width * 2, height: size.height });
  return (small, large) => {
    const { width, height } = size;
    for (let y = 0; y < height; y++) {
      doubleLine(small.data, wide.data, { from: y * width, to: y * width * 2, count: width, step: 1, stepTo: 1 });
    }
    const step = width * 2;
    for (let x = 0; x < step; x++) {
      doubleLine(wide.data, large.data, { from: x, to: x, count: height, step, stepTo: step });
    }
  };
}

/** Means of 2 by 2 samples: how a camera or a scaler had made the small plane. */
export function shrinkPlane(large: Plane, small: Plane): void {
  const { width } = large;
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const index = y * 2 * width + x * 2;
      const upper = sampleAt(large.data, index) + sampleAt(large.data, index + 1);
      const lower = sampleAt(large.data, index + width) + sampleAt(large.data, index + width + 1);
      small.data[y * small.width + x] = (upper + lower) * 0.25;
    }
  }
}
