import type { Blur } from './blur.ts';
import { createPlane, sampleAt, type Plane, type Size } from './plane.ts';

export interface GuidedOptions {
  readonly radius: number;
  /** Variance in square levels under which detail is smoothed away. */
  readonly softness: number;
}

/** Brightness after smoothing is `slope * brightness + offset`, at any size of the same picture. */
export interface GuidedLines {
  readonly slope: Plane;
  readonly offset: Plane;
}

/**
 * Finds how brightness is smoothed without crossing edges: the self-guided filter of He, Sun and Tang (2010), as
 * coefficients, so that a half-size picture smooths the whole one (He and Sun 2015). Slopes are in levels of 255
 * and both planes fit bytes: `smoothed = (slope * luma) / 255 + offset`.
 */
export function createGuided(size: Size, blur: Blur, { radius, softness }: GuidedOptions) {
  const means = createPlane(size);
  const squares = createPlane(size);
  const lines: GuidedLines = { slope: createPlane(size), offset: createPlane(size) };
  return ({ data }: Plane): GuidedLines => {
    means.data.set(data);
    for (let index = 0; index < data.length; index++) squares.data[index] = sampleAt(data, index) ** 2;
    blur(means, radius);
    blur(squares, radius);
    for (let index = 0; index < data.length; index++) {
      const mean = sampleAt(means.data, index);
      const variance = Math.max(0, sampleAt(squares.data, index) - mean * mean);
      const slope = variance / (variance + softness);
      lines.slope.data[index] = slope * 255;
      lines.offset.data[index] = mean * (1 - slope);
    }
    blur(lines.slope, radius);
    blur(lines.offset, radius);
    return lines;
  };
}
