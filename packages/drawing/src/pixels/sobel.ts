import { sampleAt, type Plane } from './plane.ts';

/** Twice the length of the gradient by Sobel's operator at an inner pixel, in levels per pixel times eight. */
function gradientAt(data: Float32Array, index: number, width: number): number {
  const nw = sampleAt(data, index - width - 1);
  const ne = sampleAt(data, index - width + 1);
  const sw = sampleAt(data, index + width - 1);
  const se = sampleAt(data, index + width + 1);
  const across = ne + se - nw - sw + 2 * (sampleAt(data, index + 1) - sampleAt(data, index - 1));
  const down = sw + se - nw - ne + 2 * (sampleAt(data, index + width) - sampleAt(data, index - width));
  return Math.sqrt(across * across + down * down);
}

/** Strength of edges, 0 to about 1442 for a jump from black to white; the border is 0. */
export function findEdges({ data, width, height }: Plane, target: Plane): void {
  for (let y = 1; y < height - 1; y++) {
    const end = (y + 1) * width - 1;
    for (let index = y * width + 1; index < end; index++) target.data[index] = gradientAt(data, index, width);
  }
}
