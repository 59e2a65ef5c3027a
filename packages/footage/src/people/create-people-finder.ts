import type { FindPeople, Pixels } from '@kinora/drawing';

import { areaAround } from './look-closer.ts';
import { readModel } from './read-model.ts';
import { runNetwork } from './run-network.ts';
import { shrinkPixels, type Area } from './shrink-pixels.ts';
import { createTensor, type Tensor } from './tensor.ts';

/** What a look at a part of a picture said of it. */
interface Look {
  readonly area: Area;
  readonly mask: Tensor;
}

/** The mask between its pixels, at a place of the picture; outside of its area its edge goes on. */
function maskAt({ area, mask }: Look, x: number, y: number): number {
  const { width, height, data } = mask;
  const across = Math.min(width - 1, Math.max(0, ((x - area.x) / area.width) * width - 0.5));
  const down = Math.min(height - 1, Math.max(0, ((y - area.y) / area.height) * height - 0.5));
  const [column, row] = [Math.min(width - 2, Math.floor(across)), Math.min(height - 2, Math.floor(down))];
  const [right, below] = [across - column, down - row];
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

const isIn = ({ x, y, width, height }: Area, across: number, down: number) =>
  across >= x && across < x + width && down >= y && down < y + height;

/** What the looks say at the size that is wanted; where they overlap the last counts. */
function joinLooks(looks: readonly Look[], pixels: Pixels, size: { width: number; height: number }): Float32Array {
  const joined = new Float32Array(size.width * size.height);
  for (let at = 0; at < joined.length; at++) {
    const x = (((at % size.width) + 0.5) * pixels.width) / size.width;
    const y = ((Math.floor(at / size.width) + 0.5) * pixels.height) / size.height;
    const look = looks.findLast(({ area }) => isIn(area, x, y));
    joined[at] = look ? maskAt(look, x, y) : 0;
  }
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
