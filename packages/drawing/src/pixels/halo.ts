import { createBlur } from './blur.ts';
import type { HalfFrame } from './half.ts';
import { createPlane, halfOf, sampleAt, type Plane, type Size } from './plane.ts';

/** Light that spills, at the size of the half frame, in levels. */
export interface Halo {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
}

export interface HaloOptions {
  /** Spread in pixels of the half frame. */
  readonly radius: number;
  /** Level from which light spills; 0 spills everything. */
  readonly threshold: number;
}

/** Means of 2 by 2 samples of what lies above the threshold, stretched back to 255. */
export function gatherAbove(from: Plane, to: Plane, threshold: number): void {
  const gain = 255 / (255 - threshold) / 4;
  const below = from.height > 1 ? from.width : 0;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const index = y * 2 * from.width + x * 2;
      const upper = sampleAt(from.data, index) + sampleAt(from.data, index + 1);
      const lower = sampleAt(from.data, index + below) + sampleAt(from.data, index + below + 1);
      to.data[y * to.width + x] = Math.max(0, (upper + lower - 4 * threshold) * gain);
    }
  }
}

/** Doubles planes of one size by bilinear interpolation; edges repeat. */
function createDoublePlane(from: Size, to: Size): (plane: Plane, target: Plane) => void {
  const row = new Float32Array(from.width + 1);
  const [count, last] = [to.width >> 1, from.height - 1];
  const fillRow = (data: Float32Array, near: number, far: number) => {
    for (let x = 0; x < from.width; x++) row[x] = 0.75 * sampleAt(data, near + x) + 0.25 * sampleAt(data, far + x);
    row[from.width] = sampleAt(row, from.width - 1);
  };
  const spreadRow = (target: Float32Array, start: number) => {
    let before = sampleAt(row, 0);
    let here = before;
    for (let x = 0, index = start; x < count; x++, index += 2) {
      const after = sampleAt(row, x + 1);
      target[index] = 0.25 * before + 0.75 * here;
      target[index + 1] = 0.25 * after + 0.75 * here;
      before = here;
      here = after;
    }
    if (to.width & 1) target[start + to.width - 1] = here;
  };
  return ({ data }, target) => {
    for (let y = 0; y < to.height; y++) {
      const near = Math.min(last, y >> 1);
      const far = Math.max(0, Math.min(last, near + (y & 1 ? 1 : -1)));
      fillRow(data, near * from.width, far * from.width);
      spreadRow(target.data, y * to.width);
    }
  };
}

/** Finds the glow around bright places at a quarter of the frame's size: bloom, halation, soft focus. */
export function createHalo(half: Size, { radius, threshold }: HaloOptions) {
  const small = createPlane(halfOf(half));
  const blur = createBlur(small);
  const double = createDoublePlane(small, half);
  const reach = Math.max(1, Math.round(radius / 2));
  const halo: Halo = { red: createPlane(half), green: createPlane(half), blue: createPlane(half) };
  const spill = (from: Plane, to: Plane): Plane => {
    gatherAbove(from, small, threshold);
    blur(small, reach);
    blur(small, reach);
    double(small, to);
    return to;
  };
  return {
    /** The glow of one plane. */
    spillOf: (plane: Plane) => spill(plane, halo.red),
    /** The glow of a whole frame in its own colours. */
    spillAll: ({ red, green, blue }: HalfFrame | Halo): Halo => {
      spill(red, halo.red);
      spill(green, halo.green);
      spill(blue, halo.blue);
      return halo;
    },
  };
}
