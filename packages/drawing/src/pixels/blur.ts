import { createPlane, sampleAt, type Plane, type Size } from './plane.ts';

/** Averages a plane over squares of `2 * radius + 1` pixels, in place; edges repeat. */
export type Blur = (plane: Plane, radius: number) => void;

function blurRow(source: Float32Array, target: Float32Array, line: { start: number; width: number; radius: number }) {
  const { start, width, radius } = line;
  const share = 1 / (2 * radius + 1);
  const last = start + width - 1;
  let sum = sampleAt(source, start) * (radius + 1);
  for (let step = 1; step <= radius; step++) sum += sampleAt(source, Math.min(last, start + step));
  for (let index = start; index <= last; index++) {
    target[index] = sum * share;
    sum += sampleAt(source, Math.min(last, index + radius + 1)) - sampleAt(source, Math.max(start, index - radius));
  }
}

function addRow(sums: Float32Array, source: Float32Array, { start, gain }: { start: number; gain: number }) {
  for (let x = 0; x < sums.length; x++) sums[x] = sampleAt(sums, x) + sampleAt(source, start + x) * gain;
}

interface Columns {
  readonly rows: Float32Array;
  readonly sums: Float32Array;
}

function blurColumns({ data, width, height }: Plane, { rows, sums }: Columns, radius: number) {
  const share = 1 / (2 * radius + 1);
  sums.fill(0);
  addRow(sums, rows, { start: 0, gain: radius + 1 });
  for (let step = 1; step <= radius; step++) {
    addRow(sums, rows, { start: Math.min(height - 1, step) * width, gain: 1 });
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min(height - 1, y + radius + 1) * width;
    const leaving = Math.max(0, y - radius) * width;
    const start = y * width;
    for (let x = 0; x < width; x++) {
      const sum = sampleAt(sums, x);
      data[start + x] = sum * share;
      sums[x] = sum + sampleAt(rows, entering + x) - sampleAt(rows, leaving + x);
    }
  }
}

/** A blur for planes of one size, by running sums: the radius costs nothing. Two passes look like a Gaussian. */
export function createBlur(size: Size): Blur {
  const rows = createPlane(size).data;
  const sums = new Float32Array(size.width);
  return (plane, radius) => {
    const { data, width, height } = plane;
    for (let y = 0; y < height; y++) blurRow(data, rows, { start: y * width, width, radius });
    blurColumns(plane, { rows, sums }, radius);
  };
}
