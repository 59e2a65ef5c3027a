import { createRandom } from '../numbers/random.ts';

/** Side of every tile in pixels; a power of two. Tiles repeat without a seam. */
export const TILE_SIDE = 256;

/** A square of bytes, `TILE_SIDE` wide, that covers any frame by repetition. */
export type Tile = Uint8ClampedArray;

export interface ScreenOptions {
  /** Distance between two dots or lines in pixels; the nearest that fits the tile is taken. */
  readonly pitch: number;
  /** Turn in degrees. */
  readonly angle: number;
}

/** A whole number of waves across and down the tile, so that it repeats. */
function wavesOf({ pitch, angle }: ScreenOptions): readonly [across: number, down: number] {
  const turn = (angle * Math.PI) / 180;
  const waves = TILE_SIDE / pitch;
  return [Math.round(waves * Math.cos(turn)), Math.round(waves * Math.sin(turn))];
}

const RADIANS = (Math.PI * 2) / TILE_SIDE;

function eachPlace(shade: (x: number, y: number) => number): Tile {
  return Uint8ClampedArray.from({ length: TILE_SIDE * TILE_SIDE }, (_, index) =>
    shade(index & (TILE_SIDE - 1), index >> 8),
  );
}

/** The share of a wave's turn that lies under a level, so that thresholds are spread evenly. */
const evened = (wave: number) => 0.5 + Math.asin(Math.max(-1, Math.min(1, wave))) / Math.PI;

/** Thresholds of round dots, 0 to 255, evenly spread: ink where the tone is below. */
export function dotTile(options: ScreenOptions): Tile {
  const [across, down] = wavesOf(options);
  return eachPlace((x, y) => {
    const one = Math.cos((x * across + y * down) * RADIANS);
    const two = Math.cos((x * down - y * across) * RADIANS);
    return 255 * evened((one + two) / 2);
  });
}

/** Thresholds of parallel lines, 0 to 255, evenly spread; `sway` bends them by that many radians. */
export function lineTile({ sway = 0, ...options }: ScreenOptions & { sway?: number }): Tile {
  const [across, down] = wavesOf(options);
  return eachPlace((x, y) => {
    const bend = sway * (Math.sin((x * 2 + y) * RADIANS) + 0.5 * Math.sin((x * 3 - y * 4) * RADIANS + 2));
    return 255 * evened(Math.cos((x * across + y * down) * RADIANS + bend));
  });
}

/** The classic ordered matrix of Bayer, 8 by 8, as thresholds from 2 to 254. */
export function bayerMatrix(): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 64 }, (_, index) => {
    const [x, y] = [index & 7, index >> 3];
    let rank = 0;
    for (let bit = 0; bit < 3; bit++) {
      const [across, down] = [(x >> bit) & 1, (y >> bit) & 1];
      rank |= (((across ^ down) << 1) | down) << (2 * (2 - bit));
    }
    return rank * 4 + 2;
  });
}

/** A tile of even noise, 0 to 255, that repeats without a seam; `grain` 1 is a pixel, 2 softens to two. */
export function noiseTile(seed: number, grain = 1): Tile {
  const random = createRandom(seed ^ 0x5eed);
  const raw = Float32Array.from({ length: TILE_SIDE * TILE_SIDE }, () => random() - 0.5);
  const cell = (x: number, y: number) => raw[((y & 255) << 8) | (x & 255)] ?? 0;
  return Uint8ClampedArray.from(raw, (value, index) => {
    if (grain <= 1) return 127.5 + value * 255;
    const [x, y] = [index & 255, index >> 8];
    const near = cell(x + 1, y) + cell(x - 1, y) + cell(x, y + 1) + cell(x, y - 1);
    const far = cell(x + 1, y + 1) + cell(x - 1, y - 1) + cell(x + 1, y - 1) + cell(x - 1, y + 1);
    return 127.5 + (value * 4 + near * 2 + far) * 36;
  });
}

const ease = (share: number) => share * share * (3 - 2 * share);

/** Softly changing noise, 0 to 255, of `cells` hills across the tile. */
export function cloudTile(seed: number, cells: number): Tile {
  const random = createRandom(seed ^ 0xc10d);
  const hills = Float32Array.from({ length: cells * cells }, random);
  const hill = (x: number, y: number) => hills[(y % cells) * cells + (x % cells)] ?? 0;
  return eachPlace((x, y) => {
    const [u, v] = [(x * cells) / TILE_SIDE, (y * cells) / TILE_SIDE];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [ease(u - left), ease(v - top)];
    const upper = hill(left, top) + (hill(left + 1, top) - hill(left, top)) * across;
    const lower = hill(left, top + 1) + (hill(left + 1, top + 1) - hill(left, top + 1)) * across;
    return 255 * (upper + (lower - upper) * down);
  });
}
