import type { Stereo } from './stereo.ts';

/** What no sound goes beyond: -1.5 dBFS. */
export const CEILING = 0.841;
/** Samples that share a gain. */
export const BLOCK = 96;
/** Blocks that look ahead and hold on, so that the gain moves before the peak does. */
const REACH = 6;
/** So many samples away a peak changes nothing any more; whole blocks. */
export const LIMITER_REACH = (REACH + 2) * BLOCK;

function blockGains({ left, right }: Stereo, ceiling: number): Float32Array {
  const count = Math.ceil(left.length / BLOCK) + 1;
  return Float32Array.from({ length: count }, (_, block) => {
    let peak = 0;
    for (let index = block * BLOCK; index < Math.min(left.length, (block + 1) * BLOCK); index++) {
      peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    }
    return peak > ceiling ? ceiling / peak : 1;
  });
}

function spread(gains: Float32Array): Float32Array {
  return gains.map((_, block) => {
    let least = 1;
    for (let other = Math.max(0, block - REACH); other <= Math.min(gains.length - 1, block + REACH); other++) {
      least = Math.min(least, gains[other] ?? 1);
    }
    return least;
  });
}

/** Keeps every sample below the ceiling by turning the gain down around peaks, in place. */
export function limitPeaks(sound: Stereo, ceiling: number): void {
  const { left, right } = sound;
  const gains = spread(blockGains(sound, ceiling));
  for (let index = 0; index < left.length; index++) {
    const block = Math.floor(index / BLOCK);
    const share = index / BLOCK - block;
    const gain = (gains[block] ?? 1) * (1 - share) + (gains[block + 1] ?? 1) * share;
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
