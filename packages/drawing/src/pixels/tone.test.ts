import { describe, expect, it } from 'vitest';

import { aPicture, meanDifference } from '../testing/clip-pictures.ts';
import { chainCurves, curveThrough, stepCurve } from './curve.ts';
import { createFinish } from './finish.ts';
import { createGrade } from './grade.ts';
import { createMosaic } from './mosaic.ts';
import { createPixels } from './plane.ts';
import { bayerMatrix, cloudTile, dotTile, lineTile, noiseTile } from './screen.ts';
import { createWeave } from './weave.ts';

const PLAIN = [
  [0, 0],
  [255, 255],
] as const;
const mean = (tile: Uint8ClampedArray) => tile.reduce((sum, level) => sum + level, 0) / tile.length;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const aGrey = (level: number) => {
  const pixels = createPixels({ width: 8, height: 6 });
  pixels.data.forEach((_, index) => (pixels.data[index] = index % 4 === 3 ? 255 : level));
  return pixels;
};

describe('curves', () => {
  it('go through their points and never turn back', () => {
    const curve = curveThrough([
      [0, 10],
      [100, 60],
      [255, 240],
    ]);
    expect([curve[0], curve[100], curve[255]]).toEqual([10, 60, 240]);
    expect([...curve].every((level, index) => index === 0 || level >= (curve[index - 1] ?? 0))).toBe(true);
  });

  it('stepped ones gather at the middles of their steps', () => {
    const steps = stepCurve({ steps: 4, hardness: 0.9 });
    expect(Math.abs((steps[20] ?? 0) - (steps[44] ?? 0))).toBeLessThan(3);
    expect((steps[100] ?? 0) - (steps[30] ?? 0)).toBeGreaterThan(50);
    expect(stepCurve({ steps: 5, hardness: 0 })[77]).toBe(77);
  });

  it('follow each other', () => {
    const invert = curveThrough([
      [0, 255],
      [255, 0],
    ]);
    expect(chainCurves(invert, invert)[33]).toBe(33);
  });
});

describe('grade', () => {
  it('that changes nothing leaves the picture', () => {
    const [source, graded] = [aPicture({ width: 64, height: 36 }, 0), aPicture({ width: 64, height: 36 }, 0)];
    createGrade({ curve: PLAIN, saturation: 1 })(graded);
    expect(meanDifference(source, graded)).toBeLessThan(0.6);
  });

  it('takes colour away, lifts black, and tones shadows and lights apart', () => {
    const grey = aPicture({ width: 64, height: 36 }, 0);
    createGrade({ curve: PLAIN, saturation: 0, lift: [20, 20, 20] })(grey);
    expect(grey.data[0]).toBe(grey.data[2]);
    const split = { shadows: '#0000ff', highlights: '#ff8000', strength: 30 };
    const [dark, light] = [aGrey(50), aGrey(200)];
    createGrade({ curve: PLAIN, saturation: 1, split })(dark);
    createGrade({ curve: PLAIN, saturation: 1, split })(light);
    expect((dark.data[2] ?? 0) - (dark.data[0] ?? 0)).toBeGreaterThan(20);
    expect((light.data[0] ?? 0) - (light.data[2] ?? 0)).toBeGreaterThan(20);
  });
});

describe('tiles', () => {
  it('of dots and lines use all levels evenly and repeat without a seam', () => {
    for (const tile of [dotTile({ pitch: 9, angle: 30 }), lineTile({ pitch: 6, angle: 50, sway: 0.5 })]) {
      expect(Math.abs(mean(tile) - 127.5)).toBeLessThan(3);
      const seam = [...Array(256).keys()].map((y) => Math.abs((tile[y * 256] ?? 0) - (tile[y * 256 + 255] ?? 0)));
      const inside = [...Array(256).keys()].map((y) => Math.abs((tile[y * 256 + 9] ?? 0) - (tile[y * 256 + 8] ?? 0)));
      expect(sum(seam)).toBeLessThan(sum(inside) * 1.7 + 2000);
    }
  });

  it('of noise are grey on the whole; clouds change slowly', () => {
    expect(Math.abs(mean(noiseTile(1)) - 127.5)).toBeLessThan(2);
    expect(Math.abs(mean(noiseTile(1, 2)) - 127.5)).toBeLessThan(2);
    const cloud = cloudTile(1, 8);
    expect(
      [...cloud].every((level, index) => index % 256 === 0 || Math.abs(level - (cloud[index - 1] ?? 0)) < 16),
    ).toBe(true);
  });

  it('the ordered matrix holds 64 different thresholds', () => {
    expect(new Set(bayerMatrix()).size).toBe(64);
  });
});

it('grain keeps still within its moment, and corners lose light', () => {
  const finish = createFinish({ width: 64, height: 36 }, { seed: 1, grain: 6, grainRate: 12, vignette: 0.8 });
  const [one, same, next] = [
    aPicture({ width: 64, height: 36 }, 0),
    aPicture({ width: 64, height: 36 }, 0),
    aPicture({ width: 64, height: 36 }, 0),
  ];
  finish(one, 0);
  finish(same, 0.05);
  finish(next, 0.1);
  expect(meanDifference(one, same)).toBe(0);
  expect(meanDifference(one, next)).toBeGreaterThan(1);
  const grey = aGrey(200);
  createFinish(grey, { seed: 1, vignette: 0.8 })(grey, 0);
  expect(grey.data[0]).toBeLessThan((grey.data[(3 * 8 + 4) * 4] ?? 0) - 40);
});

it('a whole step down is a shift of one row, none is none, half is between', () => {
  const source = aPicture({ width: 32, height: 18 }, 0);
  const [moved, half, still] = [aPicture(source, 0), aPicture(source, 0), aPicture(source, 0)];
  const weave = createWeave(source);
  weave(still, 0);
  expect(meanDifference(source, still)).toBe(0);
  weave(moved, 1);
  expect([...moved.data.subarray(2 * 128, 2 * 128 + 4)]).toEqual([...source.data.subarray(128, 132)]);
  weave(half, -0.5);
  const between = ((source.data[128] ?? 0) + (source.data[256] ?? 0)) / 2;
  expect(Math.abs((half.data[128] ?? 0) - between)).toBeLessThan(1.1);
});

it('a mosaic holds the mean of each cell, cut ones too', () => {
  const pixels = createPixels({ width: 5, height: 4 });
  pixels.data[0] = 160;
  pixels.data[4 * 4] = 80;
  const { small, gather, spread } = createMosaic(pixels, 4);
  gather(pixels);
  expect([small.data[0], small.data[4]]).toEqual([10, 20]);
  spread(pixels);
  expect([pixels.data[4], pixels.data[16]]).toEqual([10, 20]);
});
