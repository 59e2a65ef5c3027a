import { brightnessAt, coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { peak } from './peak.ts';

const mountain = { x: 160, base: 170, width: 110, height: 130, lit: '#c0c0c0', dark: '#404040', foot: '#808080' };

function draw(sunX: number, snow?: string) {
  const { stage } = aStage();
  stage.sun = { x: sunX, y: 30, radius: 9 };
  return paintOn([320, 180], (ctx) => peak(ctx, stage, { ...mountain, snow })).pixels;
}

const side = (sunX: number) => brightnessAt(draw(sunX), 215, 140) - brightnessAt(draw(sunX), 105, 140);

it('is a pointed shape on its base', () => {
  const pixels = draw(300);
  expect(coverage(pixels, [0, 0, 320, 30])).toBe(0);
  expect(coverage(pixels, [100, 160, 120, 10])).toBe(1);
  expect(coverage(pixels, [60, 120, 200, 10])).toBeLessThan(0.8);
});

it('is lit on the side of the sun', () => {
  expect(side(310)).toBeGreaterThan(side(10));
});

it('has snow on top', () => {
  expect(brightnessAt(draw(310, '#ffffff'), 162, 50)).toBeGreaterThan(brightnessAt(draw(310), 162, 50));
});
