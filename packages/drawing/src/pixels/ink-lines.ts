import type { Blur } from './blur.ts';
import { createPlane, sampleAt, type Plane, type Size } from './plane.ts';

export interface InkOptions {
  /** Radius of the finer blur in pixels: half the width of a line. */
  readonly radius: number;
  /** Share of the wider blur that is taken away; nearer 1 draws more. */
  readonly share?: number;
  /** Steepness of the line's edge. */
  readonly sharpness?: number;
  /** Response in levels below which ink begins; lower draws fewer lines. */
  readonly threshold?: number;
}

/**
 * Draws the dark side of edges as lines, 255 paper to 0 ink, by an extended difference of Gaussians
 * (Winnemöller, Kyprianidis and Olsen 2012); Gaussians are two box passes.
 */
export function createInkLines(size: Size, blur: Blur, options: InkOptions) {
  const { radius, share = 0.97, sharpness = 0.12, threshold = 0 } = options;
  const fine = createPlane(size);
  const wide = createPlane(size);
  return (luma: Plane, target: Plane): void => {
    // The square root sees edges in the dark as the eye does.
    for (let index = 0; index < luma.data.length; index++) {
      fine.data[index] = 16 * Math.sqrt(sampleAt(luma.data, index));
    }
    blur(fine, radius);
    blur(fine, radius);
    wide.data.set(fine.data);
    blur(wide, radius * 2);
    blur(wide, radius);
    const [near, far, lines] = [fine.data, wide.data, target.data];
    for (let index = 0; index < lines.length; index++) {
      const response = sampleAt(near, index) - share * sampleAt(far, index) - threshold;
      const rest = Math.max(0, Math.min(1, 1 + response * sharpness));
      lines[index] = 255 * rest * rest * (3 - 2 * rest);
    }
  };
}
