import type { Pixels } from '@kinora/drawing';

import { createTensor, type Size, type Tensor } from './tensor.ts';

/** A part of a picture in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pixel that belongs to one of the new pixels, and how much of that one it fills. */
interface Share {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

interface Side {
  readonly start: number;
  readonly length: number;
  /** How many pixels there are at all. */
  readonly count: number;
}

/** Cuts a side into equal parts: a pixel on a border belongs to both neighbours. Pixels outside count as the last. */
function sharesOf({ start, length, count }: Side, parts: number): Share[] {
  const step = length / parts;
  return Array.from({ length: parts }, (_, to) => {
    const [begin, end] = [start + to * step, start + (to + 1) * step];
    const first = Math.floor(begin);
    return Array.from({ length: Math.max(1, Math.ceil(end) - first) }, (_pixel, next): Share => {
      const at = first + next;
      const share = (Math.min(end, at + 1) - Math.max(begin, at)) / step;
      return { from: Math.min(count - 1, Math.max(0, at)), to, share };
    });
  }).flat();
}

/** Adds the colours of a row of pixels to a row of sums. */
function addRow(row: Float64Array, { width, data }: Pixels, line: { y: number; columns: readonly Share[] }): void {
  for (const { from, to, share } of line.columns) {
    const [pixel, sum] = [(line.y * width + from) * 4, to * 3];
    row[sum] = (row[sum] ?? 0) + (data[pixel] ?? 0) * share;
    row[sum + 1] = (row[sum + 1] ?? 0) + (data[pixel + 1] ?? 0) * share;
    row[sum + 2] = (row[sum + 2] ?? 0) + (data[pixel + 2] ?? 0) * share;
  }
}

/** The colours of a part of a picture, 0 to 1, at another size and shape: the mean of what each new pixel covers. */
export function shrinkPixels(pixels: Pixels, { x, y, width, height }: Area, size: Size): Tensor {
  const made = createTensor(size);
  const columns = sharesOf({ start: x, length: width, count: pixels.width }, size.width);
  const row = new Float64Array(size.width * 3);
  for (const { from, to, share } of sharesOf({ start: y, length: height, count: pixels.height }, size.height)) {
    row.fill(0);
    addRow(row, pixels, { y: from, columns });
    const start = to * row.length;
    for (let at = 0; at < row.length; at++) {
      made.data[start + at] = (made.data[start + at] ?? 0) + ((row[at] ?? 0) * share) / 255;
    }
  }
  return made;
}
