import { createPlane, sampleAt, type Plane, type Size } from '../pixels/plane.ts';
import { edgeClass } from './edge-class.ts';
import { EDGE_FILTERS } from './edge-filters.data.ts';

const SIDE = 5;
const TAPS = SIDE * SIDE;
/** How far the filters reach. */
const REACH = 2;
const WEIGHTS = Float32Array.from(EDGE_FILTERS, (weight) => weight / 1024);

/** A plane with its edges repeated `REACH` and one more pixel outwards, so that no filter leaves it. */
const MARGIN = REACH + 1;

function pad({ data, width, height }: Plane, padded: Plane): void {
  for (let y = 0; y < padded.height; y++) {
    const row = Math.max(0, Math.min(height - 1, y - MARGIN)) * width;
    for (let x = 0; x < padded.width; x++) {
      padded.data[y * padded.width + x] = sampleAt(data, row + Math.max(0, Math.min(width - 1, x - MARGIN)));
    }
  }
}

/** The class of the edge at a pixel, from the differences of the nine pixels around it. */
function classAt(data: Float32Array, index: number, width: number): number {
  let [across, down, product] = [0, 0, 0];
  for (let row = -width; row <= width; row += width) {
    for (let step = -1; step <= 1; step++) {
      const place = index + row + step;
      const dx = (sampleAt(data, place + 1) - sampleAt(data, place - 1)) / 2;
      const dy = (sampleAt(data, place + width) - sampleAt(data, place - width)) / 2;
      across += dx * dx;
      down += dy * dy;
      product += dx * dy;
    }
  }
  return edgeClass({ across, down, product }, 9);
}

/** Fills the neighbourhood of a pixel, row by row. */
function cut(data: Float32Array, start: number, { patch, width }: { patch: Float32Array; width: number }): void {
  for (let row = 0, tap = 0, from = start; row < SIDE; row++, from += width) {
    for (let step = 0; step < SIDE; step++, tap++) patch[tap] = sampleAt(data, from + step);
  }
}

function weighed(patch: Float32Array, filter: number): number {
  let sum = 0;
  for (let tap = 0; tap < TAPS; tap++) sum += sampleAt(patch, tap) * sampleAt(WEIGHTS, filter + tap);
  return sum;
}

/** What is doubled together: the first plane decides where the edges are. */
export type Layers = readonly [first: Plane, ...others: Plane[]];

/**
 * Doubles planes with a filter of its own for each kind of edge (Romano, Isidoro and Milanfar 2016): along edges it
 * joins, across them it stays sharp. The large planes hold the small ones doubled in some other way, which stays
 * where there is no edge.
 */
export function createEdgeDoubling({ width, height }: Size, count: number): (small: Layers, large: Layers) => void {
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const layers = Array.from({ length: count }, () => createPlane(size));
  const patch = new Float32Array(TAPS);
  const classes = new Uint8Array(width * height);
  const classify = ({ data }: Plane) => {
    for (let index = 0; index < classes.length; index++) {
      const x = index % width;
      classes[index] = classAt(data, ((index - x) / width + MARGIN) * size.width + x + MARGIN, size.width);
    }
  };
  const doubleEdges = ({ data }: Plane, large: Plane) => {
    for (let index = 0; index < classes.length; index++) {
      const filter = (classes[index] ?? 0) * 4 * TAPS;
      if (filter === 0) continue;
      const x = index % width;
      const y = (index - x) / width;
      cut(data, (y + 1) * size.width + x + 1, { patch, width: size.width });
      const target = y * 2 * large.width + x * 2;
      large.data[target] = weighed(patch, filter);
      large.data[target + 1] = weighed(patch, filter + TAPS);
      large.data[target + large.width] = weighed(patch, filter + 2 * TAPS);
      large.data[target + large.width + 1] = weighed(patch, filter + 3 * TAPS);
    }
  };
  return (small, large) => {
    layers.forEach((layer, index) => {
      const [from, to] = [small[index], large[index]];
      if (!from || !to) return;
      pad(from, layer);
      if (index === 0) classify(layer);
      doubleEdges(layer, to);
    });
  };
}
