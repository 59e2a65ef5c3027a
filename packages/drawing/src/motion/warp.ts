import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, sampleAt, wordAt, type Size } from '../pixels/plane.ts';
import type { MotionField } from './motion-field.ts';

/** In parts of a pixel. */
const PARTS = 256;

/** Which blocks a line of pixels lies between, and how near the second is. */
interface Axis {
  readonly first: Int32Array;
  readonly share: Float32Array;
}

function axisOf(length: number, { count, pitch }: { count: number; pitch: number }): Axis {
  const first = new Int32Array(length);
  const share = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const place = Math.max(0, Math.min(count - 1, (index + 0.5) / pitch - 0.5));
    const block = Math.min(Math.max(0, count - 2), Math.floor(place));
    first[index] = block;
    share[index] = place - block;
  }
  return { first, share };
}

/** A place beyond an edge as its mirror image, in parts of a pixel. */
function mirrored(place: number, last: number): number {
  if (place < 0) return Math.min(last, -place);
  return place > last ? Math.max(0, 2 * last - place) : place;
}

interface Movement {
  readonly field: MotionField;
  /** How many times the field's movement. */
  readonly amount: number;
}

/** Mixes four pixels around a place into one: `shares` holds how far right and how far below it lies. */
function createSampler({ width, height }: Size) {
  const lastRow = (height - 1) * width * 4;
  return (from: Uint8ClampedArray, to: Uint8ClampedArray) => (start: number, index: number, shares: number) => {
    const right = shares >> 8;
    const below = shares & 255;
    const side = start + (right > 0 ? 4 : 0);
    const row = below > 0 && start < lastRow ? width * 4 : 0;
    for (let channel = 0; channel < 3; channel++) {
      const upper = byteAt(from, start + channel) * (PARTS - right) + byteAt(from, side + channel) * right;
      const lower = byteAt(from, start + row + channel) * (PARTS - right) + byteAt(from, side + row + channel) * right;
      to[index + channel] = (upper * (PARTS - below) + lower * below + 32768) >> 16;
    }
  };
}

/** Moves the parts of a picture by a field: `target` shows at each place what was there `amount` movements before. */
export function createWarp(size: Size, { columns, rows, pitch }: MotionField) {
  const { width, height } = size;
  const across = axisOf(width, { count: columns, pitch });
  const down = axisOf(height, { count: rows, pitch });
  const blocks = new Float32Array(columns + 1);
  const [lineX, lineY] = [new Float32Array(width), new Float32Array(width)];
  const sampler = createSampler(size);
  const fillLine = (line: Float32Array, values: Float32Array, y: number) => {
    const start = wordAt(down.first, y) * columns;
    const step = rows > 1 ? columns : 0;
    for (let column = 0; column <= columns; column++) {
      const index = start + Math.min(column, columns - 1);
      const upper = sampleAt(values, index);
      blocks[column] = upper + (sampleAt(values, index + step) - upper) * sampleAt(down.share, y);
    }
    for (let x = 0; x < width; x++) {
      const column = wordAt(across.first, x);
      const left = sampleAt(blocks, column);
      line[x] = left + (sampleAt(blocks, column + 1) - left) * sampleAt(across.share, x);
    }
  };
  const [lastX, lastY] = [(width - 1) * PARTS, (height - 1) * PARTS];
  return (source: Pixels, { field, amount }: Movement, target: Pixels): void => {
    const sample = sampler(source.data, target.data);
    for (let y = 0, index = 0; y < height; y++) {
      fillLine(lineX, field.x, y);
      fillLine(lineY, field.y, y);
      for (let x = 0; x < width; x++, index += 4) {
        const fromX = Math.round(mirrored((x - sampleAt(lineX, x) * amount) * PARTS, lastX));
        const fromY = Math.round(mirrored((y - sampleAt(lineY, x) * amount) * PARTS, lastY));
        sample(((fromY >> 8) * width + (fromX >> 8)) * 4, index, ((fromX & 255) << 8) | (fromY & 255));
      }
    }
  };
}
