import { mix, parseHex, clamp, createNoise } from '@kinora/drawing';

import type { Target } from '../../photo/warp.ts';
import type { MakeOperation, PixelPaint } from '../studio.ts';

/** Colours of a material from its darkest to its brightest. */
const MATERIALS: Readonly<Record<string, readonly string[]>> = {
  gold: ['#3a1c02', '#7a4708', '#c98512', '#f2bd3a', '#fff0a8', '#d99a22', '#fffbe0'],
  silver: ['#14181f', '#4a5462', '#9aa7b8', '#e8eff6', '#7d8a9c', '#f6fbff', '#ffffff'],
  ice: ['#06304e', '#1d6e9c', '#5cb8dc', '#a8e4f4', '#d8f6ff', '#ffffff'],
  stone: ['#1d1c1c', '#44423f', '#6b6862', '#938f86', '#b9b5aa', '#dad6ca'],
  chocolate: ['#1c0904', '#3a160a', '#5e2a14', '#7d3f22', '#a8643a', '#e8b48a'],
  neon: ['#0a0320', '#2a0a5a', '#7a1fc8', '#ff3dbb', '#ff9a5c', '#7cf8ff', '#ffffff'],
  clay: ['#4a1e12', '#8a4026', '#b9623c', '#d98a5c', '#eab48a', '#f8dcbc'],
  hologram: ['#02141f', '#04405c', '#0a86a8', '#28d6e8', '#8affff', '#f0ffff'],
};
/** How strongly the forms of the picture are chiselled into the material. */
const RELIEF = 2.1;

function rampOf(colours: readonly string[]): Int32Array {
  const last = colours.length - 1;
  return Int32Array.from({ length: 256 }, (_, level) => {
    const place = (level / 255) * last;
    const index = Math.min(last - 1, Math.floor(place));
    const [red, green, blue] = parseHex(
      mix(colours[index] ?? '#000000', colours[index + 1] ?? '#ffffff', place - index),
    );
    return red | (green << 8) | (blue << 16);
  });
}

const lumaOf = (word: number) => (54 * (word & 255) + 183 * ((word >> 8) & 255) + 19 * ((word >> 16) & 255)) >> 8;

interface Front {
  /** The line each column has turned down to, in pixels; above it nothing has changed yet. */
  readonly line: Float32Array;
  /** Height of the bright seam at the line. */
  readonly seam: number;
}

/** Word of one pixel in the material; light comes from the upper left. */
function chiselled({ words, width }: Target, at: number, ramp: Int32Array): number {
  const word = words[at] ?? 0;
  const luma = lumaOf(word);
  const other = words[at + width * 2 + 2] ?? word;
  const slope = other >>> 24 === 0 ? 0 : luma - lumaOf(other);
  const level = Math.round(clamp(luma * 0.78 + slope * RELIEF + 34, 0, 255));
  return (ramp[level] ?? 0) | (word & 0xff000000);
}

function turnPixels(target: Target, ramp: Int32Array, { line, seam }: Front): void {
  const { words, width, height } = target;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const below = y - (line[x] ?? 0);
      if (below < 0 || (words[at] ?? 0) >>> 24 === 0) continue;
      const turned = chiselled(target, at, ramp);
      words[at] = below < seam ? (turned & 0xff000000) | 0xd8ffff : turned;
    }
  }
}

/** Turns the subject, or the whole picture, into a material that climbs up from below. */
export const turn: MakeOperation = ({ width, height, anchors, seed, unit }, values) => {
  const ramp = rampOf(MATERIALS[values.text('into')] ?? MATERIALS['stone'] ?? []);
  const whole = values.text('on') === 'picture';
  const noise = createNoise(seed);
  const ragged = Float32Array.from(
    { length: width },
    (_, x) => (noise((x / height) * 18) * 0.7 + noise((x / height) * 60) * 0.3) * 0.1,
  );
  const [top, bottom] = whole ? [-0.08, 1.02] : [anchors.box.top + 0.38, anchors.box.bottom + 0.56];
  return {
    arrange: (layers, { progress }) => {
      if (progress <= 0) return;
      const level = bottom + (top - 0.1 - bottom) * clamp(progress * 1.02);
      const line = ragged.map((value) => (level + value) * height);
      const front: Front = { line, seam: progress < 0.99 ? 3.5 * unit : 0 };
      const paint: PixelPaint = (target) => turnPixels(target, ramp, front);
      layers.frontPixels.push(paint);
      if (whole) layers.backPixels.push(paint);
    },
  };
};
