import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, createPixels, type Size } from '../pixels/plane.ts';
import { createField, createMotionSearch } from './motion-field.ts';
import { createWarp } from './warp.ts';

/** Mixes two frames into a third: `share` 0 is the first, 1 the second. All have one size. */
export function mixFrames(first: Pixels, second: Pixels, { share, target }: { share: number; target: Pixels }): void {
  const part = Math.round(share * 256);
  const { data } = target;
  for (let index = 0; index < data.length; index++) {
    const from = byteAt(first.data, index);
    data[index] = from + (((byteAt(second.data, index) - from) * part + 128) >> 8);
  }
}

/**
 * Makes the frame that lies between two: both are moved along the motion between them and mixed. The motion is found
 * once for a pair; call `between` as often as needed.
 */
export function createInBetween(size: Size) {
  const field = createField(size);
  const search = createMotionSearch(size);
  const warp = createWarp(size, field);
  const [one, two] = [createPixels(size), createPixels(size)];
  let pair: readonly [Pixels, Pixels] | null = null;
  return {
    /** Forgets the pair: its buffers will hold other frames. */
    reset: () => {
      pair = null;
    },
    between: (first: Pixels, second: Pixels, { share, target }: { share: number; target: Pixels }): void => {
      if (pair?.[0] !== first || pair[1] !== second) search(first, second, field);
      pair = [first, second];
      warp(first, { field, amount: share }, one);
      warp(second, { field, amount: share - 1 }, two);
      mixFrames(one, two, { share, target });
    },
  };
}
