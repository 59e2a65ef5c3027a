import type { Pixels } from '@kinora/drawing';
import { createGrade, createMosaic, byteAt, bayerMatrix } from '@kinora/drawing/pixels';
import { buildLookup, chooseColours } from '@kinora/scenes';

import type { RestyleFrame, RestyleKind } from './restyle.ts';

const COLOURS = 28;
/** Levels between the darkest and the lightest step of the dither. */
const SPREAD = 26;
/** Changes up to this many levels are noise: the pixel keeps its colour. */
const HOLD = 9;
const DITHER = Float32Array.from(bayerMatrix(), (value) => ((value - 127.5) / 255) * SPREAD);

const toFiveBits = (value: number) => Math.min(255, Math.max(0, value)) >> 3;

/** Keeps what has hardly changed since the last frame, so that noise does not make pixels blink. */
function hold(now: Uint8ClampedArray, held: Uint8ClampedArray): void {
  for (let index = 0; index < now.length; index += 4) {
    const red = Math.abs(byteAt(now, index) - byteAt(held, index));
    const green = Math.abs(byteAt(now, index + 1) - byteAt(held, index + 1));
    const blue = Math.abs(byteAt(now, index + 2) - byteAt(held, index + 2));
    if (Math.max(red, green, blue) > HOLD) held.set(now.subarray(index, index + 4), index);
  }
  now.set(held);
}

function reduceColours({ data, width }: Pixels, lookup: Uint32Array): void {
  for (let index = 0, pixel = 0; index < data.length; index += 4, pixel++) {
    const x = pixel % width;
    const offset = DITHER[(((pixel - x) / width) & 7) * 8 + (x & 7)] ?? 0;
    const red = toFiveBits(byteAt(data, index) + offset);
    const green = toFiveBits(byteAt(data, index + 1) + offset);
    const blue = toFiveBits(byteAt(data, index + 2) + offset);
    const colour = lookup[(red << 10) | (green << 5) | blue] ?? 0;
    data[index] = colour >> 16;
    data[index + 1] = (colour >> 8) & 255;
    data[index + 2] = colour & 255;
  }
}

const vivid = createGrade({
  curve: [
    [0, 0],
    [64, 54],
    [190, 202],
    [255, 255],
  ],
  saturation: 1.3,
});

function createPixelArt(frame: RestyleFrame) {
  const cell = Math.max(2, Math.round(Math.min(frame.width, frame.height) / 170));
  const { small, gather, spread } = createMosaic(frame, cell);
  const held = new Uint8ClampedArray(small.data.length);
  let lookup: Uint32Array | null = null;
  return (pixels: Pixels) => {
    gather(pixels);
    vivid(small);
    hold(small.data, held);
    lookup ??= buildLookup(chooseColours(small.data, COLOURS));
    reduceColours(small, lookup);
    spread(pixels);
  };
}

/** A game of the early nineties: 170 lines, 28 colours of the first frame, ordered dither. */
export const pixel: RestyleKind = { sequential: true, make: createPixelArt };
