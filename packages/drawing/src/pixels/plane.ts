import type { Pixels } from '../canvas/canvas.ts';

/** Width and height in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One number per pixel, row by row; most planes hold 0 to 255. */
export interface Plane extends Size {
  readonly data: Float32Array;
}

/** One byte per pixel, row by row; writing clamps and rounds. */
export interface BytePlane extends Size {
  readonly data: Uint8ClampedArray;
}

export function createPlane({ width, height }: Size): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

export function createBytePlane({ width, height }: Size): BytePlane {
  return { width, height, data: new Uint8ClampedArray(width * height) };
}

/** Opaque black RGBA. */
export function createPixels({ width, height }: Size): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 3; index < data.length; index += 4) data[index] = 255;
  return { width, height, data };
}

/** A sample of a plane; kernels stay inside, so the 0 is never seen. One function a type keeps engines fast. */
export function sampleAt(data: Float32Array, index: number): number {
  return data[index] ?? 0;
}

/** A byte of a picture or byte plane. */
export function byteAt(data: Uint8ClampedArray, index: number): number {
  return data[index] ?? 0;
}

/** Whole number of a table of offsets or sums. */
export function wordAt(data: Int32Array, index: number): number {
  return data[index] ?? 0;
}

/** Half of a frame, at least one pixel. */
export function halfOf({ width, height }: Size): Size {
  return { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
}
