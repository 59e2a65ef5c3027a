import { createRandom, type Pixels } from '@kinora/drawing';
import { byteAt } from '@kinora/drawing/pixels';

export interface AccidentOptions {
  readonly seed: number;
  /** Moments a second that have accidents of their own. */
  readonly rate: number;
  /** Mean number of specks in a moment. */
  readonly specks: number;
  /** Strength of the standing scratch from 0 to 1. */
  readonly scratch: number;
  /** Pixels per line of a 720-line frame. */
  readonly unit: number;
}

interface Speck {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Levels added. */
  readonly light: number;
}

function dab({ data, width, height }: Pixels, { x, y, radius, light }: Speck): void {
  const reach = Math.ceil(radius);
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const share = 1 - Math.hypot(column - x, row - y) / (radius + 0.5);
      if (share <= 0) continue;
      const index = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        data[index + channel] = byteAt(data, index + channel) + light * Math.min(1, share * 2);
      }
    }
  }
}

/** A hair: a chain of dabs that wanders. */
function hair(pixels: Pixels, random: () => number, unit: number): void {
  let [x, y, turn] = [random() * pixels.width, random() * pixels.height, random() * 6.3];
  for (let step = 0; step < 14; step++) {
    turn += (random() - 0.5) * 0.9;
    x += Math.cos(turn) * 1.6 * unit;
    y += Math.sin(turn) * 1.6 * unit;
    dab(pixels, { x: Math.round(x), y: Math.round(y), radius: 0.7 * unit, light: -70 });
  }
}

function scratchLine({ data, width, height }: Pixels, column: number, light: number): void {
  for (let y = 0; y < height; y++) {
    const index = (y * width + column) * 4;
    const share = light * (0.55 + 0.45 * Math.sin(y * 0.021 + column));
    for (let channel = 0; channel < 3; channel++) data[index + channel] = byteAt(data, index + channel) + share;
  }
}

/** What time does to a print: specks and hairs that last a moment, and a faint scratch that wanders. */
export function createAccidents({ seed, rate, specks, scratch, unit }: AccidentOptions) {
  return (pixels: Pixels, time: number): void => {
    const random = createRandom(Math.imul(seed + 11, 7919) ^ Math.imul(Math.floor(time * rate + 1e-6), 104_729));
    const { width, height } = pixels;
    const count = Math.floor(random() * (specks * 2 + 1));
    for (let index = 0; index < count; index++) {
      const place = { x: Math.floor(random() * width), y: Math.floor(random() * height) };
      const radius = (0.6 + 2 * random() ** 3) * unit;
      dab(pixels, { ...place, radius, light: random() < 0.6 ? 90 : -90 });
    }
    if (random() < specks * 0.08) hair(pixels, random, unit);
    const column = Math.floor(width * (0.5 + 0.38 * Math.sin(seed + time * 0.23)));
    if (scratch > 0) scratchLine(pixels, column, scratch * 60 * (0.5 + 0.5 * Math.sin(time * 1.9 + seed)));
  };
}
