import { paintOn, pixelAt } from '@kinora/drawing/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { paintLeaves } from './leaves.ts';
import { scatterParticles } from './particles.ts';

it('have the colours they are given, and leave the context as it was', () => {
  const { stage } = aStage();
  const particles = scatterParticles(stage.random, 60);
  const camera = { x: 0, y: 0, zoom: 1, scroll: 0 };
  const { pixels, ctx } = paintOn([320, 180], (context) => {
    paintLeaves(context, { stage, particles, camera, time: 1, gain: 1, wind: 1 }, ['#00ff00']);
  });
  const solid = Array.from({ length: 320 * 180 }, (_, index) => pixelAt(pixels, index % 320, Math.floor(index / 320)));
  const painted = solid.filter(([, , , alpha]) => alpha > 100);
  expect(painted.length).toBeGreaterThan(20);
  expect(painted.every(([red, green]) => green > red + 100)).toBe(true);
  expect(ctx.globalAlpha).toBe(1);
});
