import { coverage, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { paintWatermark } from './watermark.ts';

it.each([
  [640, 360],
  [360, 640],
])('is a small mark in the lower right corner of %i by %i', (width, height) => {
  const { stage } = aStage({ width, height });
  const { pixels } = paintOn([width, height], (ctx) => paintWatermark(ctx, stage));
  const corner = [width - 80, height - 40, 80, 40] as const;
  expect(coverage(pixels, corner)).toBeGreaterThan(0.05);
  expect(coverage(pixels) * width * height).toBeCloseTo(coverage(pixels, corner) * 80 * 40, 0);
});
