import { createRandom } from '@kinora/drawing';
import { coverage, meanBrightness, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { leafTree } from './leaf-tree.ts';

const draw = (side: number) =>
  paintOn([200, 200], (ctx) => {
    leafTree(ctx, createRandom(2), { x: 100, y: 190, height: 170, colour: '#305030', lit: '#e0f0a0', side });
  }).pixels;

const lean = (side: number) =>
  meanBrightness(draw(side), [110, 50, 40, 60]) - meanBrightness(draw(side), [50, 50, 40, 60]);

it('has a trunk and a round crown that is lit from one side', () => {
  const pixels = draw(1);
  expect(coverage(pixels, [96, 170, 8, 10])).toBeGreaterThan(0.8);
  expect(coverage(pixels, [0, 170, 60, 20])).toBe(0);
  expect(coverage(pixels, [80, 60, 40, 40])).toBe(1);
  expect(lean(1)).toBeGreaterThan(lean(-1));
});
