import { createBlur } from './blur.ts';
import { createPlane, sampleAt, wordAt, type Plane, type Size } from './plane.ts';
import { TILE_SIDE, cloudTile, noiseTile } from './screen.ts';

export interface StrokeOptions {
  readonly seed: number;
  /** Half the length of a stroke in steps of 1.5 pixels. */
  readonly steps: number;
  /** Bristles per pixel: 1 fine, 0.5 twice as wide. */
  readonly fineness: number;
  /** Radius over which directions agree, in pixels. */
  readonly agreement: number;
}

const STEP = 1.5;
/** Places on the tile are whole numbers in these parts of a bristle; its rows and columns in them. */
const PARTS = 65_536;
const COLUMNS = TILE_SIDE - 1;
const ROWS = COLUMNS * TILE_SIDE;

/** Square levels by which the hand leads; a gradient of three levels is stronger. */
const PULL = 9;

/** Products of the gradient at each inner pixel: the structure tensor (Förstner 1986). */
function measure({ data, width, height }: Plane, tensor: readonly [Plane, Plane]): void {
  const [difference, product] = tensor;
  // The rim still holds the directions of the frame before.
  for (const plane of tensor) plane.data.fill(0);
  for (let y = 1; y < height - 1; y++) {
    for (let index = y * width + 1; index < (y + 1) * width - 1; index++) {
      const across = sampleAt(data, index + 1) - sampleAt(data, index - 1);
      const down = sampleAt(data, index + width) - sampleAt(data, index - width);
      difference.data[index] = across * across - down * down;
      product.data[index] = 2 * across * down;
    }
  }
}

/** The doubled angle of a level of the swirl. */
const angle = (level: number) => Math.PI * (0.5 + level / 255);

/** The painter's own hand where nothing leads the brush: a slow swirl, as doubled angles. */
function handAt(seed: number): readonly [across: Float32Array, down: Float32Array] {
  const swirl = cloudTile(seed + 21, 4);
  const across = Float32Array.from(swirl, (value) => PULL * Math.cos(angle(value)));
  return [across, Float32Array.from(swirl, (value) => PULL * Math.sin(angle(value)))];
}

/** Unit vectors along the edges, along the hand where there is no edge. */
function turn(tensor: readonly [Plane, Plane], hand: readonly [Float32Array, Float32Array]): void {
  const [across, down] = [tensor[0].data, tensor[1].data];
  const { width } = tensor[0];
  for (let index = 0; index < across.length; index++) {
    const x = index % width;
    const place = (((index - x) / width) & (TILE_SIDE - 1)) * TILE_SIDE + (x & (TILE_SIDE - 1));
    const difference = sampleAt(across, index) + sampleAt(hand[0], place);
    const product = sampleAt(down, index) + sampleAt(hand[1], place);
    const length = Math.sqrt(difference * difference + product * product) + 1e-6;
    const cosine = Math.sqrt(Math.max(0, (1 - difference / length) / 2));
    const sine = Math.sqrt(Math.max(0, (1 + difference / length) / 2));
    across[index] = cosine;
    down[index] = product > 0 ? -sine : sine;
  }
}

/**
 * Paints brush strokes along the edges of a picture: noise that stands still, averaged along the flow (line integral
 * convolution, Cabral and Leedom 1993). The result is a height, about 0 to 255 with the mean at 128.
 */
export function createBrushStrokes(size: Size, { seed, steps, agreement, fineness }: StrokeOptions) {
  const tensor = [createPlane(size), createPlane(size)] as const;
  const blur = createBlur(size);
  const hand = handAt(seed);
  const noise = Int32Array.from(noiseTile(seed, 2), (value) => 2 * value - 255);
  const { width, height } = size;
  const [alongX, alongY] = [tensor[0].data, tensor[1].data];
  const gain = 0.85 / Math.sqrt(2 * steps + 1);
  const pace = STEP * fineness * PARTS;
  const follow = (x: number, y: number, index: number) => {
    const stepX = (sampleAt(alongX, index) * pace) | 0;
    const stepY = (sampleAt(alongY, index) * pace) | 0;
    let forthX = x;
    let forthY = y;
    let backX = x;
    let backY = y;
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      forthX = (forthX + stepX) | 0;
      forthY = (forthY + stepY) | 0;
      backX = (backX - stepX) | 0;
      backY = (backY - stepY) | 0;
      sum += wordAt(noise, ((forthY >> 8) & ROWS) | ((forthX >> 16) & COLUMNS));
      sum += wordAt(noise, ((backY >> 8) & ROWS) | ((backX >> 16) & COLUMNS));
    }
    return sum;
  };
  return (luma: Plane, target: Plane): void => {
    measure(luma, tensor);
    for (const plane of tensor) {
      blur(plane, agreement);
      blur(plane, agreement);
    }
    turn(tensor, hand);
    for (let y = 0; y < height; y++) {
      const row = (y * fineness * PARTS) | 0;
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        target.data[index] = 128 + gain * follow((x * fineness * PARTS) | 0, row, index);
      }
    }
  };
}
