import type { Pixels } from '../painting/canvas.ts';
import type { HalfFrame } from '../pixels/half.ts';
import { createKuwahara } from '../pixels/kuwahara.ts';
import { byteAt, createPlane, sampleAt, wordAt, type Plane, type Size } from '../pixels/plane.ts';
import { TILE_SIDE, cloudTile, noiseTile, type Tile } from '../pixels/screen.ts';
import { findEdges } from '../pixels/sobel.ts';
import { unitOf } from '../scene/compose-frame.ts';
import { createBench, type ColourSheets } from './bench.ts';
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

/** Moves a plane's colours along a map, through a spare plane. */
function wander(plane: Plane, map: Int32Array, spare: Float32Array): void {
  spare.set(plane.data);
  for (let index = 0; index < spare.length; index++) plane.data[index] = sampleAt(spare, wordAt(map, index));
}

/** How much pigment gathers at the border of a wash, 0 to 80. */
function gather(edges: Plane): void {
  for (let index = 0; index < edges.data.length; index++) {
    const edge = sampleAt(edges.data, index);
    edges.data[index] = Math.min(80, (edge * edge) / (edge + 90) / 3);
  }
}

interface Sheet {
  readonly colours: ColourSheets;
  readonly pooled: Uint8ClampedArray;
  /** Cloudy washes and the grain of cold-pressed paper. */
  readonly wash: Tile;
  readonly grain: Tile;
  /** Bare paper towards the edge of the sheet: 0 bare to 255 painted. */
  readonly bare: Uint8ClampedArray;
}

/** Thin pigment lets the paper through: a colour is what it takes from white. */
function paint({ data, width, height }: Pixels, { colours, pooled, wash, grain, bare }: Sheet): void {
  const { red, green, blue } = colours;
  for (let y = 0, pixel = 0, index = 0; y < height; y++) {
    const row = (y & (TILE_SIDE - 1)) * TILE_SIDE;
    const cloudRow = ((y >> 1) & (TILE_SIDE - 1)) * TILE_SIDE;
    for (let x = 0; x < width; x++, pixel++, index += 4) {
      const rough = byteAt(grain, row + (x & (TILE_SIDE - 1)));
      const cloud = byteAt(wash, cloudRow + ((x >> 1) & (TILE_SIDE - 1)));
      const density = ((160 + (cloud >> 2) + (rough >> 2) + byteAt(pooled, pixel)) * byteAt(bare, pixel)) >> 8;
      const paper = 250 - (rough >> 5);
      data[index] = paper - (((255 - byteAt(red, pixel)) * density) >> 8);
      data[index + 1] = paper - 2 - (((255 - byteAt(green, pixel)) * density) >> 8);
      data[index + 2] = paper - 9 - (((255 - byteAt(blue, pixel)) * density) >> 8);
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

/** Lifts brightness and colour: thin washes are lighter than what they show. */
function thin({ red, green, blue, luma }: HalfFrame): void {
  for (const plane of [red, green, blue]) {
    for (let index = 0; index < luma.data.length; index++) {
      const level = sampleAt(plane.data, index);
      const vivid = level + (level - sampleAt(luma.data, index)) * 0.4;
      plane.data[index] = 34 + vivid * 0.92;
    }
  }
}

function createWatercolour(frame: RestyleFrame) {
  const bench = createBench(frame);
  const { half, blur } = bench;
  const [unit, seed] = [unitOf(frame), frame.seed];
  const smooth = createKuwahara(half, blur, Math.max(1, Math.round(1.5 * unit)));
  const map = wanderMap(half, { seed, reach: 1.9 * unit });
  const [edges, spare] = [createPlane(half), createPlane(half).data];
  const [colours, pooled] = [bench.colourSheets(), bench.sheet()];
  const tiles = { wash: cloudTile(seed + 3, 7), grain: noiseTile(seed, 2), bare: marginMask(frame, { seed, unit }) };
  return (pixels: Pixels, time: number) => {
    bench.take(pixels, time);
    for (const plane of [half.red, half.green, half.blue]) wander(plane, map, spare);
    smooth(half);
    findEdges(half.luma, edges);
    gather(edges);
    thin(half);
    colours.fill(half);
    bench.enlarge(edges, pooled);
    paint(pixels, { colours, pooled: pooled.data, ...tiles });
  };
}

/** Transparent washes on rough paper: borders wander, pigment gathers there, the margin stays bare. */
export const watercolour: RestyleKind = { sequential: true, make: createWatercolour };
