import { describe, expect, it } from 'vitest';

import { aNoisyPicture, aPicture } from '../testing/clip-pictures.ts';
import { createBlur } from './blur.ts';
import { createGuided } from './guided.ts';
import { createHalf, halve, weighLuma, type HalfFrame } from './half.ts';
import { createHalo } from './halo.ts';
import { createInkLines } from './ink-lines.ts';
import { createKuwahara } from './kuwahara.ts';
import { createPlane, type Plane } from './plane.ts';
import { findEdges } from './sobel.ts';
import { createSteady } from './steady.ts';

const SIZE = { width: 240, height: 136 };

function halfOfPicture(noise = 0, seed = 1): HalfFrame {
  const pixels = noise > 0 ? aNoisyPicture(SIZE, { noise, seed }) : aPicture(SIZE, 0);
  const half = createHalf(SIZE);
  halve(pixels, half);
  weighLuma(half);
  return half;
}

/** A plane that is 20 on the left and 220 on the right. */
function step(): Plane {
  const plane = createPlane({ width: 16, height: 8 });
  for (let index = 0; index < plane.data.length; index++) plane.data[index] = index % 16 < 8 ? 20 : 220;
  return plane;
}

const meanOf = (data: Float32Array) => data.reduce((sum, level) => sum + level, 0) / data.length;
const distance = (one: Float32Array, two: Float32Array) =>
  meanOf(one.map((level, index) => Math.abs(level - (two[index] ?? 0))));

describe('blur', () => {
  it('spreads a point over a square and keeps its light', () => {
    const plane = createPlane({ width: 9, height: 9 });
    plane.data[4 * 9 + 4] = 250;
    createBlur(plane)(plane, 2);
    expect(plane.data[4 * 9 + 4]).toBeCloseTo(10, 4);
    expect(plane.data[2 * 9 + 2]).toBeCloseTo(10, 4);
    expect(plane.data[1 * 9 + 4]).toBeCloseTo(0, 4);
    expect(meanOf(plane.data) * 81).toBeCloseTo(250, 2);
  });

  it('gives each pixel the mean of its square, whose edges repeat', () => {
    const plane = createPlane({ width: 11, height: 7 });
    plane.data.forEach((_, index) => (plane.data[index] = (index * 37) % 101));
    const source = plane.data.slice();
    createBlur(plane)(plane, 2);
    const at = (x: number, y: number) => source[Math.max(0, Math.min(6, y)) * 11 + Math.max(0, Math.min(10, x))] ?? 0;
    plane.data.forEach((level, index) => {
      const [x, y] = [index % 11, Math.floor(index / 11)];
      const square = Array.from({ length: 25 }, (_, place) => at(x - 2 + (place % 5), y - 2 + Math.floor(place / 5)));
      expect(level).toBeCloseTo(square.reduce((sum, value) => sum + value, 0) / 25, 3);
    });
  });

  it('repeats edges, and a radius larger than the plane does no harm', () => {
    const plane = step();
    createBlur(plane)(plane, 40);
    expect([...plane.data].every((level) => level >= 20 && level <= 220)).toBe(true);
  });
});

it('edges are where brightness jumps, and nowhere else', () => {
  const [plane, edges] = [step(), createPlane({ width: 16, height: 8 })];
  findEdges(plane, edges);
  expect(edges.data[3 * 16 + 7]).toBe(800);
  expect(edges.data[3 * 16 + 4]).toBe(0);
});

it('ink lies on the dark side of an edge', () => {
  const [plane, lines] = [step(), createPlane({ width: 16, height: 8 })];
  createInkLines(plane, createBlur(plane), { radius: 1 })(plane, lines);
  expect(lines.data[4 * 16 + 7]).toBeLessThan(120);
  expect(lines.data[4 * 16 + 9]).toBe(255);
  expect(lines.data[4 * 16 + 1]).toBeGreaterThan(200);
});

it('soft windows smooth noise and keep edges better than a blur', () => {
  const clean = halfOfPicture();
  const noisy = halfOfPicture(24);
  const blurred = halfOfPicture(24);
  const before = distance(noisy.green.data, clean.green.data);
  const smooth = createKuwahara(noisy, 1)(noisy);
  createBlur(blurred)(blurred.green, 1);
  const after = distance(Float32Array.from(smooth.odd), clean.green.data);
  expect(
    distance(
      Float32Array.from(smooth.even, (word) => word >> 16),
      clean.blue.data,
    ),
  ).toBeLessThan(before * 0.8);
  expect(distance(noisy.luma.data, clean.luma.data)).toBeLessThan(before * 0.8);
  expect(after).toBeLessThan(before * 0.8);
  expect(after).toBeLessThan(distance(blurred.green.data, clean.green.data));
});

it('a guided line leaves strong edges and flattens weak ones', () => {
  const plane = step();
  const lines = createGuided(plane, { radius: 2, softness: 100 })(plane);
  const at = (index: number) => {
    const line = lines[index] ?? 0;
    return ((line & 255) * (plane.data[index] ?? 0)) / 255 + (line >> 16);
  };
  expect(at(4 * 16 + 7)).toBeLessThan(60);
  expect(at(4 * 16 + 8)).toBeGreaterThan(180);
  expect(at(4 * 16 + 1)).toBeCloseTo(20, 0);
});

it('light spills around what is bright only', () => {
  const half = createHalf({ width: 80, height: 80 });
  half.luma.data[20 * 40 + 20] = half.luma.data[20 * 40 + 21] = 255;
  half.luma.data[21 * 40 + 20] = half.luma.data[21 * 40 + 21] = 255;
  half.luma.data[5 * 40 + 5] = 90;
  const glow = createHalo(half, { radius: 4, threshold: 100 }).spillOf(half.luma);
  expect(glow.data[24 * 40 + 20]).toBeGreaterThan(0.5);
  expect(glow.data[5 * 40 + 5]).toBe(0);
});

describe('steadiness', () => {
  it('calms noise between frames and follows real changes at once', () => {
    const steady = createSteady(createHalf(SIZE));
    const frames = [1, 2, 3, 4, 5, 6].map((seed) => halfOfPicture(6, seed));
    const raw = distance(frames[4]?.red.data ?? new Float32Array(), frames[5]?.red.data ?? new Float32Array());
    frames.forEach((frame, index) => steady(frame, index / 24));
    const calm = distance(frames[4]?.red.data ?? new Float32Array(), frames[5]?.red.data ?? new Float32Array());
    expect(calm).toBeLessThan(raw * 0.35);
    const dark = createHalf(SIZE);
    steady(dark, 6 / 24);
    expect(meanOf(dark.red.data)).toBeLessThan(1);
  });
});
