import type { Pixels } from '../canvas/canvas.ts';
import { toSmallLuma } from '../pixels/luma.ts';
import { createPlane, sampleAt, type Plane, type Size } from '../pixels/plane.ts';
import { shrinkPlane } from '../upscale/resample.ts';
import { matchBlock, SIDE, type Match } from './match-block.ts';

/** How far each part of a picture has moved to the next, in pixels of the frame. */
export interface MotionField {
  readonly columns: number;
  readonly rows: number;
  /** Pixels between the middles of two blocks. */
  readonly pitch: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Pixels of the frame per pixel of the finer plane that is searched. */
const FACTOR = 4;
/** Furthest whole steps on the coarse plane: 48 pixels of the frame. */
const COARSE_REACH = 6;
/** Texture below which a block says nothing about a direction. */
const PLAIN = 0.9;

export function createField(frame: Size): MotionField {
  const pitch = SIDE * FACTOR;
  const [columns, rows] = [Math.max(1, Math.floor(frame.width / pitch)), Math.max(1, Math.floor(frame.height / pitch))];
  return { columns, rows, pitch, x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) };
}

interface Pyramid {
  readonly fine: Plane;
  readonly coarse: Plane;
}

function createPyramid({ width, height }: Size): Pyramid {
  const fine = createPlane({
    width: Math.max(1, Math.floor(width / FACTOR)),
    height: Math.max(1, Math.floor(height / FACTOR)),
  });
  return { fine, coarse: createPlane({ width: fine.width >> 1, height: fine.height >> 1 }) };
}

function fill(pixels: Pixels, { fine, coarse }: Pyramid): void {
  toSmallLuma(pixels, fine, FACTOR);
  shrinkPlane(fine, coarse);
}

const medianOf = (values: readonly number[]) => values.toSorted((one, two) => one - two)[values.length >> 1] ?? 0;

/** The middle value of each block and its neighbours: single wrong matches vanish. */
function calm({ columns, rows }: MotionField, values: Float32Array): void {
  const before = values.slice();
  for (let index = 0; index < values.length; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        near.push(sampleAt(before, y * columns + x));
      }
    }
    values[index] = medianOf(near);
  }
}

/** Blocks without texture in a direction move as the rest does. */
function fillPlain(values: Float32Array, plain: readonly boolean[]): void {
  const known = [...values].filter((_, index) => plain[index] !== true);
  const common = known.length > 0 ? medianOf(known) : 0;
  plain.forEach((isPlain, index) => {
    if (isPlain) values[index] = common;
  });
}

/** Finds how one frame moves to the next by matching blocks on small planes, coarse to fine, with parts of a pixel. */
export function createMotionSearch(frame: Size): (from: Pixels, to: Pixels, field: MotionField) => void {
  const [before, after] = [createPyramid(frame), createPyramid(frame)];
  return (from, to, field) => {
    fill(from, before);
    fill(to, after);
    const plain: { readonly x: boolean[]; readonly y: boolean[] } = { x: [], y: [] };
    for (let index = 0; index < field.x.length; index++) {
      const place = { x: (index % field.columns) * SIDE, y: Math.floor(index / field.columns) * SIDE };
      const coarse = matchBlock(before.coarse, after.coarse, {
        x: place.x >> 1,
        y: place.y >> 1,
        side: SIDE >> 1,
        startX: 0,
        startY: 0,
        reach: COARSE_REACH,
      });
      const fine: Match = matchBlock(before.fine, after.fine, {
        ...place,
        side: SIDE,
        startX: Math.round(coarse.x * 2),
        startY: Math.round(coarse.y * 2),
        reach: 2,
      });
      field.x[index] = fine.x * FACTOR;
      field.y[index] = fine.y * FACTOR;
      plain.x.push(fine.textureX < PLAIN);
      plain.y.push(fine.textureY < PLAIN);
    }
    fillPlain(field.x, plain.x);
    fillPlain(field.y, plain.y);
    calm(field, field.x);
    calm(field, field.y);
  };
}
