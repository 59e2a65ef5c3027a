import { createRandom, type Pixels } from '@kinora/drawing';
import {
  type Blur,
  type HalfFrame,
  weighWord,
  byteAt,
  sampleAt,
  wordAt,
  type Plane,
  TILE_SIDE,
  noiseTile,
  type Tile,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** Noise of the tape changes this often a second. */
const RATE = 12;
/** The band that mistracks takes this long through the frame, in seconds. */
const BAND_SECONDS = 7;

/** Differences of red and blue from brightness around 128, smeared along the line as tape does. */
function smearColour({ red, blue, luma }: HalfFrame, blur: Blur, radius: number): void {
  const centre = (plane: Plane) => {
    for (let index = 0; index < luma.data.length; index++) {
      plane.data[index] = 128 + (sampleAt(plane.data, index) - sampleAt(luma.data, index)) * 0.5;
    }
    blur(plane, radius);
  };
  centre(red);
  centre(blue);
}

/** How the tape runs in one moment: each row's shift in pixels and noise in levels. */
interface Run {
  readonly shifts: Int32Array;
  readonly noises: Int32Array;
}

interface RunOptions {
  readonly frame: RestyleFrame;
  readonly unit: number;
}

function runTape({ shifts, noises }: Run, time: number, { frame, unit }: RunOptions): void {
  const { height, seed } = frame;
  const random = createRandom(Math.imul(seed + 41, 7919) ^ Math.imul(Math.floor(time * RATE + 1e-6), 104_729));
  const band = height * (1.15 - 1.3 * ((time / BAND_SECONDS + 0.35 + seed * 0.13) % 1));
  const head = height - 11 * unit;
  for (let y = 0; y < height; y++) {
    const away = Math.abs(y - band) / (20 * unit);
    const lost = away < 1 ? (1 - away) ** 2 : 0;
    const wave = 0.9 * Math.sin(y * 0.011 + time * 5.1) * unit + (random() - 0.5) * 0.9 * unit;
    const skew = y > head ? ((y - head) / (height - head)) * (26 + 10 * random()) * unit : 0;
    shifts[y] = Math.round(wave + skew + lost * (random() - 0.3) * 34 * unit);
    noises[y] = 24 + Math.round(lost * 230 * random()) + (y > head ? 90 * random() : 0);
  }
}

interface Signal extends Run {
  /** Brightness of one line, before the change. */
  readonly luma: Int32Array;
  /** Red in the lower half, blue in the upper one, as differences around 128. */
  readonly colours: Int32Array;
  readonly noise: Tile;
  /** Where the noise tile stands in this moment. */
  readonly place: number;
  /** Pixels by which colour comes late. */
  readonly late: number;
}

/** Plays one line: soft with a bright rim after edges, colour late and wide, streaks of noise. */
function playRow(words: Int32Array, y: number, signal: Signal): void {
  const { luma, colours, noise, late } = signal;
  const last = luma.length - 1;
  const start = y * luma.length;
  for (let x = 0; x <= last; x++) luma[x] = weighWord(wordAt(words, start + x));
  const shift = signal.shifts[y] ?? 0;
  const strength = signal.noises[y] ?? 0;
  const row = ((y + signal.place) & (TILE_SIDE - 1)) * TILE_SIDE;
  const light = y & 1 ? 246 : 262;
  let smooth = wordAt(luma, 0);
  for (let x = 0; x <= last; x++) {
    const from = Math.max(0, Math.min(last, x - shift));
    const here = wordAt(luma, from);
    smooth += ((here - smooth) * 150) >> 8;
    const ringing = (here - wordAt(luma, Math.max(0, from - 4))) >> 3;
    const speck = ((byteAt(noise, row + (((x >> 2) + signal.place * 7) & (TILE_SIDE - 1))) - 128) * strength) >> 8;
    const bright = (((26 + ((smooth * 226) >> 8) + ringing) * light) >> 8) + speck;
    const colour = wordAt(colours, start + Math.max(0, Math.min(last, x - shift - late)));
    const warm = ((colour & 255) - 128) * 690;
    const cold = ((colour >> 16) - 128) * 600;
    words[start + x] = toWord(bright + (warm >> 8), bright - ((warm * 76 + cold * 26) >> 16), bright + (cold >> 8) + 6);
  }
}

function createTape(frame: RestyleFrame) {
  const bench = createBench(frame, null);
  const { half, blur } = bench;
  const unit = unitOf(frame);
  const [luma, colours] = [new Int32Array(frame.width), bench.pairSheet()];
  const run = { shifts: new Int32Array(frame.height), noises: new Int32Array(frame.height) };
  const planes = { luma, colours: colours.words, noise: noiseTile(frame.seed) };
  const late = Math.round(7 * unit);
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    smearColour(half, blur, Math.max(1, Math.round(3 * unit)));
    colours.fill(half.red, half.blue);
    runTape(run, time, { frame, unit });
    const place = Math.imul(Math.floor(time * RATE + 1e-6) + 3, 40_503) & (TILE_SIDE - 1);
    const signal = { ...run, ...planes, place, late };
    const words = wordsOf(pixels);
    for (let y = 0; y < frame.height; y++) playRow(words, y, signal);
  };
}

/** A home video tape: soft light, late and smeared colour, lines that shiver, a band that mistracks. */
export const tape: RestyleKind = { sequential: false, make: createTape };
