import { coverage, meanBrightness, paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { pine, type PineOptions } from './pine.ts';

const draw = (options: Partial<PineOptions> = {}) =>
  paintOn([120, 160], (ctx) => pine(ctx, { x: 60, y: 150, height: 130, colour: '#204030', ...options })).pixels;

it('stands on its foot and narrows to its top', () => {
  const pixels = draw();
  expect(coverage(pixels, [0, 153, 120, 7])).toBe(0);
  expect(coverage(pixels, [0, 0, 120, 18])).toBe(0);
  expect(coverage(pixels, [20, 110, 80, 20])).toBeGreaterThan(coverage(pixels, [20, 30, 80, 20]));
});

it('has light on one side, and snow on its tiers', () => {
  const right = draw({ lit: '#ffffff', side: 1 });
  const left = draw({ lit: '#ffffff', side: -1 });
  const half = [62, 30, 30, 110] as const;
  expect(meanBrightness(right, half)).toBeGreaterThan(meanBrightness(left, half) + 3);
  const white = (pixels: ReturnType<typeof draw>) =>
    Array.from({ length: 120 * 160 }, (_, index) => pixelAt(pixels, index % 120, Math.floor(index / 120))).filter(
      ([red]) => red > 240,
    ).length;
  expect(white(draw({ snow: '#ffffff' }))).toBeGreaterThan(300);
  expect(white(draw())).toBe(0);
});

it('has fewer tiers when it is small in the frame', () => {
  const small = coverage(draw({ height: 50, unit: 1 }));
  expect(small).not.toBe(coverage(draw({ height: 50, unit: 0.5 })));
});
