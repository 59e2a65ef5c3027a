import { coverage, differ, paintOn } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';
import { addRays, makeRays } from './rays.ts';

const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };

it('spread only between their angles, and breathe', () => {
  const { stage } = aStage();
  const rays = makeRays(stage, { x: 160, y: 0, from: 1.2, to: 1.9, colour: '#ffffff' });
  const at = (time: number) => paintOn([320, 180], (ctx) => rays(ctx, time, STILL)).pixels;
  expect(coverage(at(0), [100, 60, 120, 60])).toBeGreaterThan(0.1);
  expect(coverage(at(0), [0, 0, 60, 60])).toBe(0);
  expect(differ(at(0), at(2))).toBe(true);
});

/** Rays of a sun at the top left, painted. */
function drawn(place: { x?: number }) {
  const built = aStage();
  built.stage.sun = { x: 40, y: 0, radius: 10 };
  addRays(built.stage, { ...place, from: 1.2, to: 1.9, length: 0.5 });
  return drawLayers(built, 0);
}

it('come from the sun unless another place is said', () => {
  expect(coverage(drawn({}), [20, 20, 40, 40])).toBeGreaterThan(0.1);
  expect(coverage(drawn({ x: 280 }), [20, 20, 40, 40])).toBe(0);
  expect(coverage(drawn({ x: 280 }), [260, 20, 40, 40])).toBeGreaterThan(0.1);
});
