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
function gather(from: Plane, to: Plane, threshold: number): void {
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

/** Doubles a plane by bilinear interpolation. */
export function doublePlane(from: Plane, to: Plane): void {
  const [right, bottom] = [from.width - 1, from.height - 1];
  for (let y = 0; y < to.height; y++) {
    const near = Math.min(bottom, y >> 1) * from.width;
    const far = Math.max(0, Math.min(bottom, (y >> 1) + (y & 1 ? 1 : -1))) * from.width;
    for (let x = 0; x < to.width; x++) {
      const left = Math.min(right, x >> 1);
      const side = Math.max(0, Math.min(right, left + (x & 1 ? 1 : -1)));
      const upper = 3 * sampleAt(from.data, near + left) + sampleAt(from.data, near + side);
      const lower = 3 * sampleAt(from.data, far + left) + sampleAt(from.data, far + side);
      to.data[y * to.width + x] = (3 * upper + lower) / 16;
    }
  }
}

/** Finds the glow around bright places at a quarter of the frame's size: bloom, halation, soft focus. */
export function createHalo(half: Size, { radius, threshold }: HaloOptions) {
  const small = createPlane(halfOf(half));
  const blur = createBlur(small);
  const reach = Math.max(1, Math.round(radius / 2));
  const halo: Halo = { red: createPlane(half), green: createPlane(half), blue: createPlane(half) };
  const spill = (from: Plane, to: Plane): Plane => {
    gather(from, small, threshold);
    blur(small, reach);
    blur(small, reach);
    doublePlane(small, to);
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
