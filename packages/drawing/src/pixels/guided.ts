import { createBlur } from './blur.ts';
import { createEnlarge } from './enlarge.ts';
import { gatherAbove } from './halo.ts';
import { packPair } from './lanes.ts';
import { createPlane, halfOf, sampleAt, type Plane, type Size } from './plane.ts';

export interface GuidedOptions {
  readonly radius: number;
  /** Variance in square levels under which detail is smoothed away. */
  readonly softness: number;
}

/**
 * Finds how brightness is smoothed without crossing edges: the self-guided filter of He, Sun and Tang (2010), as
 * coefficients, which are found at half the size of the plane (He and Sun 2015). The result has one word a pixel of the
 * plane, slopes in levels of 255 in its lower half and offsets in its upper half:
 * `smoothed = (slope * luma) / 255 + offset`.
 */
export function createGuided(size: Size, { radius, softness }: GuidedOptions): (luma: Plane) => Int32Array {
  const small = halfOf(size);
  const [means, squares] = [createPlane(small), createPlane(small)];
  const [packed, lines] = [new Int32Array(small.width * small.height), new Int32Array(size.width * size.height)];
  const [blur, enlarge] = [createBlur(small), createEnlarge(small, size)];
  const reach = Math.max(1, Math.round(radius * 0.45));
  return (luma) => {
    gatherAbove(luma, means, 0);
    const [mean, square] = [means.data, squares.data];
    for (let index = 0; index < mean.length; index++) square[index] = sampleAt(mean, index) ** 2;
    blur(means, reach);
    blur(squares, reach);
    for (let index = 0; index < mean.length; index++) {
      const level = sampleAt(mean, index);
      const variance = Math.max(0, sampleAt(square, index) - level * level);
      const slope = variance / (variance + softness);
      square[index] = slope * 255;
      mean[index] = level * (1 - slope);
    }
    blur(squares, reach);
    blur(means, reach);
    packPair(squares, means, packed);
    enlarge.pair(packed, lines);
    return lines;
  };
}
