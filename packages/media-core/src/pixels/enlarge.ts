import { sampleAt, wordAt, type BytePlane, type Plane, type Size } from './plane.ts';

/** Doubles one line: each pair of pixels lies a quarter step to both sides of its sample. */
function spreadRow(row: Int32Array, target: Uint8ClampedArray, { start, width }: { start: number; width: number }) {
  const count = width >> 1;
  let before = wordAt(row, 0);
  let here = before;
  for (let x = 0, index = start; x < count; x++, index += 2) {
    const after = wordAt(row, x + 1);
    target[index] = (before + 3 * here + 32) >> 6;
    target[index + 1] = (after + 3 * here + 32) >> 6;
    before = here;
    here = after;
  }
  if (width & 1) target[start + width - 1] = (here + 8) >> 4;
}

/**
 * Doubles half-size planes to byte planes by bilinear interpolation; pixel middles of both grids meet, as canvases
 * scale, and edges repeat. Values are clamped to 0..255.
 */
export function createEnlarge(from: Size, to: Size): (plane: Plane, target: BytePlane) => void {
  const row = new Int32Array(from.width + 1);
  const last = from.height - 1;
  const fillRow = (data: Float32Array, near: number, far: number) => {
    for (let x = 0; x < from.width; x++) {
      row[x] = 12 * sampleAt(data, near + x) + 4 * sampleAt(data, far + x);
    }
    row[from.width] = wordAt(row, from.width - 1);
  };
  return ({ data }, target) => {
    for (let y = 0; y < to.height; y++) {
      const near = Math.min(last, y >> 1);
      const far = Math.max(0, Math.min(last, y & 1 ? near + 1 : near - 1));
      fillRow(data, near * from.width, far * from.width);
      spreadRow(row, target.data, { start: y * to.width, width: to.width });
    }
  };
}
