import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, createPixels, type Size } from './plane.ts';

/** A picture of one pixel a cell, for frames that are cut into squares; cells at the right and bottom may be cut. */
export function createMosaic({ width, height }: Size, cell: number) {
  const small = createPixels({ width: Math.ceil(width / cell), height: Math.ceil(height / cell) });
  const sums = new Float32Array(small.width * 3);
  const addRow = (data: Uint8ClampedArray, start: number) => {
    for (let x = 0, index = start; x < width; x++, index += 4) {
      const place = Math.floor(x / cell) * 3;
      sums[place] = (sums[place] ?? 0) + byteAt(data, index);
      sums[place + 1] = (sums[place + 1] ?? 0) + byteAt(data, index + 1);
      sums[place + 2] = (sums[place + 2] ?? 0) + byteAt(data, index + 2);
    }
  };
  const putRow = (row: number, rows: number) => {
    for (let x = 0; x < small.width; x++) {
      const share = 1 / (rows * Math.min(cell, width - x * cell));
      const index = (row * small.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        small.data[index + channel] = (sums[x * 3 + channel] ?? 0) * share;
      }
    }
  };
  return {
    small,
    /** Fills the small picture with the mean of each cell. */
    gather: ({ data }: Pixels) => {
      for (let row = 0; row < small.height; row++) {
        const rows = Math.min(cell, height - row * cell);
        sums.fill(0);
        for (let line = 0; line < rows; line++) addRow(data, (row * cell + line) * width * 4);
        putRow(row, rows);
      }
    },
    /** Paints the cells back as squares. */
    spread: ({ data }: Pixels) => {
      for (let y = 0, index = 0; y < height; y++) {
        const row = Math.floor(y / cell) * small.width;
        for (let x = 0; x < width; x++, index += 4) {
          const from = (row + Math.floor(x / cell)) * 4;
          data[index] = byteAt(small.data, from);
          data[index + 1] = byteAt(small.data, from + 1);
          data[index + 2] = byteAt(small.data, from + 2);
        }
      }
    },
  };
}
