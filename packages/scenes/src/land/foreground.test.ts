import { coverage, differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { frameWith, type ForegroundOptions } from './foreground.ts';

function framed(sides: ForegroundOptions['sides']) {
  const built = aStage();
  frameWith(built.stage, { kind: 'broad', sides });
  return built;
}

it('stands in the lower corners and leaves the middle free', () => {
  const pixels = drawLayers(framed('both'));
  expect(coverage(pixels, [0, 140, 40, 40])).toBeGreaterThan(0.1);
  expect(coverage(pixels, [280, 140, 40, 40])).toBeGreaterThan(0.1);
  expect(coverage(pixels, [130, 0, 60, 120])).toBe(0);
});

it('can stand on one side only, and sways', () => {
  expect(coverage(drawLayers(framed(-1)), [220, 0, 100, 180])).toBe(0);
  expect(differ(drawLayers(framed(1), 0), drawLayers(framed(1), 1.2))).toBe(true);
});
