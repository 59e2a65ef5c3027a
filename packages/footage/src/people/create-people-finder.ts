import type { FindPeople, Pixels } from '@kinora/drawing';

import { areaAround } from './look-closer.ts';
import { readModel } from './read-model.ts';
import { runNetwork } from './run-network.ts';
import { shrinkPixels, type Area } from './shrink-pixels.ts';
import { createTensor, type Tensor } from './tensor.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a look at a part of a picture said of it. */
interface Look {
  readonly area: Area;
  readonly mask: Tensor;
}

/** A place between two numbers of a row of a mask: the earlier of them, and the share of the later. */
interface Between {
  readonly at: number;
  readonly share: number;
}

/** Where the places of a row or a column lie in a mask; null outside of its area, at whose edge its edge goes on. */
function placesAlong(
  count: number,
  pixels: number,
  { from, length, of }: { from: number; length: number; of: number },
) {
  return Array.from({ length: count }, (_, index): Between | null => {
    const place = ((index + 0.5) * pixels) / count;
    if (place < from || place >= from + length) return null;
    const along = Math.min(of - 1, Math.max(0, ((place - from) / length) * of - 0.5));
    const at = Math.min(of - 2, Math.floor(along));
    return { at, share: along - at };
  });
}

/** Writes what a look says at the size that is wanted over what was said before, between the numbers of its mask. */
function writeLook(joined: Float32Array, { area, mask }: Look, { pixels, size }: { pixels: Pixels; size: Size }): void {
  const { width, height, data } = mask;
  const columns = placesAlong(size.width, pixels.width, { from: area.x, length: area.width, of: width });
  const rows = placesAlong(size.height, pixels.height, { from: area.y, length: area.height, of: height });
  rows.forEach((row, y) => {
    if (!row) return;
    for (let x = 0; x < size.width; x++) {
      const column = columns[x];
      if (!column) continue;
      const at = row.at * width + column.at;
      const upper = (data[at] ?? 0) * (1 - column.share) + (data[at + 1] ?? 0) * column.share;
      const lower = (data[at + width] ?? 0) * (1 - column.share) + (data[at + width + 1] ?? 0) * column.share;
      joined[y * size.width + x] = upper * (1 - row.share) + lower * row.share;
    }
  });
}

/** What the looks say at the size that is wanted; where they overlap the last counts. */
function joinLooks(looks: readonly Look[], pixels: Pixels, size: Size): Float32Array {
  const joined = new Float32Array(size.width * size.height);
  for (const look of looks) writeLook(joined, look, { pixels, size });
  return joined;
}

/** Share of two masks that is in both. */
function overlapOf(one: Float32Array, other: Float32Array): number {
  let [both, either] = [0, 0];
  one.forEach((value, at) => {
    both += Math.min(value, other[at] ?? 0);
    either += Math.max(value, other[at] ?? 0);
  });
  return both / Math.max(1, either);
}

/** Where two looks agree on less, the closer one saw a detail without what tells it from a person. */
const AGREEING = 0.55;

/**
 * Makes what finds people in pictures of the bytes of `selfie_segmentation.tflite`. Throws where they are something
 * else. The same pixels give the same bytes everywhere. People who are small in a picture are looked at again from near.
 */
export function createPeopleFinder(bytes: Uint8Array): FindPeople {
  const model = readModel(bytes);
  return (pixels, size) => {
    const look = (area: Area): Look => {
      const [mask = createTensor(model.inputSize)] = runNetwork(model, shrinkPixels(pixels, area, model.inputSize));
      return { area, mask };
    };
    const first = look({ x: 0, y: 0, width: pixels.width, height: pixels.height });
    const far = joinLooks([first], pixels, size);
    const around = areaAround(first.mask, pixels);
    const near = around && joinLooks([first, look(around)], pixels, size);
    return near && overlapOf(far, near) >= AGREEING ? near : far;
  };
}
