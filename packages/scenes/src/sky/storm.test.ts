import { coverage, differ } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addStorm, type StormOptions } from './storm.ts';

const TIMES = Array.from({ length: 120 }, (_, index) => index / 24);

function aStorm(options?: StormOptions) {
  const built = aStage({ weather: 'storm', seconds: 5 });
  addStorm(built.stage, options);
  const brightest = TIMES.toSorted((one, two) => built.stage.flash(two) - built.stage.flash(one))[0] ?? 0;
  return { built, brightest, light: built.stage.flash(brightest) };
}

it('lights the scene, and less behind glass', () => {
  expect(aStorm().light).toBeGreaterThan(0.5);
  expect(aStorm({ gain: 0.5 }).light).toBeCloseTo(aStorm().light / 2);
});

it('has neither clouds nor bolts unless it is told where', () => {
  const { built, brightest } = aStorm();
  expect(coverage(drawLayers(built, brightest))).toBe(0);
});

it('draws its bolts before its clouds', () => {
  const clouds = aStorm({ ceiling: { base: 0.4 } });
  const both = aStorm({ ceiling: { base: 0.4 }, bolts: 0.04 });
  expect(coverage(drawLayers(clouds.built, 0))).toBeGreaterThan(0.2);
  expect(differ(drawLayers(both.built, 0), drawLayers(clouds.built, 0))).toBe(false);
  expect(differ(drawLayers(both.built, both.brightest), drawLayers(clouds.built, both.brightest))).toBe(true);
});
