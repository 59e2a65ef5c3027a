import type { Pixels } from '@kinora/drawing';
import {
  createHalf,
  weighLuma,
  type HalfFrame,
  createKuwahara,
  type Lanes,
  byteAt,
  createPlane,
  sampleAt,
  wordAt,
  type Plane,
  type Size,
  TILE_SIDE,
  cloudTile,
  noiseTile,
  type Tile,
  findEdges,
  toByte,
  toWord,
  wordsOf,
} from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import { createBench } from './bench.ts';
import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** Where each pixel takes its colour from: a little off, so that borders wander like a wet brush. */
function wanderMap({ width, height }: Size, { seed, reach }: { seed: number; reach: number }): Int32Array {
  const [across, down] = [cloudTile(seed, 34), cloudTile(seed + 1, 34)];
  const shift = (tile: Tile, place: number) => Math.round(((byteAt(tile, place) - 127.5) / 127.5) * reach);
  return Int32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const place = (y & (TILE_SIDE - 1)) * TILE_SIDE + (x & (TILE_SIDE - 1));
    const column = Math.max(0, Math.min(width - 1, x + shift(across, place)));
    return Math.max(0, Math.min(height - 1, y + shift(down, place))) * width + column;
  });
}

/** Moves a half frame's colours along a map, through spare planes. */
function wander({ red, green, blue }: HalfFrame, map: Int32Array, spare: Pick<HalfFrame, 'blue' | 'green' | 'red'>) {
  const [fromRed, fromGreen, fromBlue] = [spare.red.data, spare.green.data, spare.blue.data];
  fromRed.set(red.data);
  fromGreen.set(green.data);
  fromBlue.set(blue.data);
  for (let index = 0; index < map.length; index++) {
    const from = wordAt(map, index);
    red.data[index] = sampleAt(fromRed, from);
    green.data[index] = sampleAt(fromGreen, from);
    blue.data[index] = sampleAt(fromBlue, from);
  }
}

/** How much pigment gathers at the border of a wash, 0 to 80. */
function gather(edges: Plane): void {
  for (let index = 0; index < edges.data.length; index++) {
    const edge = sampleAt(edges.data, index);
    edges.data[index] = Math.min(80, (edge * edge) / (edge + 90) / 3);
  }
}

interface Sheet {
  /** Colours, and in the fourth byte how much pigment gathers. */
  readonly colours: Int32Array;
  /** Cloudy washes and the grain of cold-pressed paper. */
  readonly wash: Tile;
  readonly grain: Tile;
  /** Bare paper towards the edge of the sheet: 0 bare to 255 painted. */
  readonly bare: Uint8ClampedArray;
}

/** Thin pigment lets the paper through: a colour is what it takes from white. */
function paint(pixels: Pixels, { colours, wash, grain, bare }: Sheet): void {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  for (let y = 0, index = 0; y < height; y++) {
    const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
    const cloudRow = ((y >> 1) & (TILE_SIDE - 1)) * TILE_SIDE;
    for (let x = 0; x < width; x++, index++) {
      const colour = wordAt(colours, index);
      const rough = byteAt(grain, row + (x & (TILE_SIDE - 1)));
      const cloud = byteAt(wash, cloudRow + ((x >> 1) & (TILE_SIDE - 1)));
      const density = ((160 + (cloud >> 2) + (rough >> 2) + (colour >>> 24)) * byteAt(bare, index)) >> 8;
      const paper = 250 - (rough >> 5);
      words[index] = toWord(
        paper - (((255 - (colour & 255)) * density) >> 8),
        paper - 2 - (((255 - ((colour >> 8) & 255)) * density) >> 8),
        paper - 9 - (((255 - ((colour >> 16) & 255)) * density) >> 8),
      );
    }
  }
}

/** The unpainted margin, with the uneven border that a brush leaves. */
function marginMask({ width, height }: Size, { seed, unit }: { seed: number; unit: number }): Uint8ClampedArray {
  const [coarse, fine] = [cloudTile(seed + 5, 9), cloudTile(seed + 6, 40)];
  return Uint8ClampedArray.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const place = ((y >> 1) & (TILE_SIDE - 1)) * TILE_SIDE + ((x >> 1) & (TILE_SIDE - 1));
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    const border = 14 + byteAt(coarse, place) / 9 + byteAt(fine, place) / 22;
    return (edge - border) * 40;
  });
}

/** 0.4 of the way further from brightness, then 0.92 of that over 34, in parts of 256. */
const thinned = (level: number, luma: number) => toByte((34 * 256 + level * 330 - luma * 94 + 128) >> 8);

/** Lifts brightness and colour: thin washes are lighter than what they show. */
function thin({ even, odd }: Lanes, luma: Float32Array): void {
  for (let index = 0; index < even.length; index++) {
    const word = wordAt(even, index);
    const grey = sampleAt(luma, index);
    even[index] = thinned(word & 255, grey) | (thinned(word >> 16, grey) << 16);
    odd[index] = thinned(wordAt(odd, index) & 255, grey);
  }
}

function createWatercolour(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half } = bench;
  const [unit, seed] = [unitOf(frame), frame.seed];
  const smooth = createKuwahara(half, Math.max(1, Math.round(1.5 * unit)));
  const map = wanderMap(half, { seed, reach: 1.9 * unit });
  const [edges, spare] = [createPlane(half), createHalf(frame)];
  const colours = bench.colourSheet();
  const tiles = { wash: cloudTile(seed + 3, 7), grain: noiseTile(seed, 2), bare: marginMask(frame, { seed, unit }) };
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    wander(half, map, spare);
    weighLuma(half);
    const washes = smooth(half);
    findEdges(half.luma, edges);
    gather(edges);
    thin(washes, half.luma.data);
    colours.fillFrom(washes, edges);
    paint(pixels, { colours: colours.words, ...tiles });
  };
}

/** Transparent washes on rough paper: borders wander, pigment gathers there, the margin stays bare. */
export const watercolour: RestyleKind = { sequential: true, make: createWatercolour };
