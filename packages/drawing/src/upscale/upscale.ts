import type { Pixels } from '../canvas/canvas.ts';
import { byteAt, createPlane, sampleAt, type Plane, type Size } from '../pixels/plane.ts';
import { createEdgeDoubling } from './double-edges.ts';
import { createDoubling } from './resample.ts';

/** Brightness, and how far red and blue differ from it; of the small and the large frame. */
interface Planes {
  readonly luma: Plane;
  readonly red: Plane;
  readonly blue: Plane;
}

const planesOf = (size: Size): Planes => ({ luma: createPlane(size), red: createPlane(size), blue: createPlane(size) });

function separate({ data }: Pixels, { luma, red, blue }: Planes): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const [r, g, b] = [byteAt(data, index), byteAt(data, index + 1), byteAt(data, index + 2)];
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    luma.data[pixel] = grey;
    red.data[pixel] = r - grey;
    blue.data[pixel] = b - grey;
  }
}

function join({ luma, red, blue }: Planes, { data }: Pixels): void {
  for (let pixel = 0, index = 0; index < data.length; pixel++, index += 4) {
    const grey = sampleAt(luma.data, pixel);
    const [warm, cold] = [sampleAt(red.data, pixel), sampleAt(blue.data, pixel)];
    data[index] = grey + warm;
    data[index + 1] = grey - (0.2126 * warm + 0.0722 * cold) / 0.7152;
    data[index + 2] = grey + cold;
  }
}

/**
 * Doubles frames of one size: `source` has that size, `target` twice its width and height, both opaque RGBA.
 * Plain areas are doubled by cubic convolution, edges along their direction.
 */
export function createUpscale(size: Size): (source: Pixels, target: Pixels) => void {
  const [small, large] = [planesOf(size), planesOf({ width: size.width * 2, height: size.height * 2 })];
  const double = createDoubling(size);
  const doubleEdges = createEdgeDoubling(size, 3);
  return (source, target) => {
    separate(source, small);
    double(small.luma, large.luma);
    double(small.red, large.red);
    double(small.blue, large.blue);
    doubleEdges([small.luma, small.red, small.blue], [large.luma, large.red, large.blue]);
    join(large, target);
  };
}
