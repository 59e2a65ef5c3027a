import { contextOf, type Pixels } from '@kinora/drawing';
import { LARGE, upscaleGain } from '@kinora/drawing/testing';
import { planScene } from '@kinora/reading';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { expect, it } from 'vitest';

import { createScene } from './create-scene.ts';
import { loadSceneParts } from './scene-parts.ts';

/** The foot of a frame of the engine. */
async function aScene(prompt: string): Promise<Pixels> {
  const plan = planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 3, style: 'storybook', seed: 7 });
  const environment = await loadNodePaintEnv(plan);
  const ctx = contextOf(environment.canvas(plan.width, plan.height));
  createScene(plan, environment, await loadSceneParts(plan)).drawFrame(ctx, 30);
  return ctx.getImageData(160, 170, LARGE.width, LARGE.height);
}

it('upscales pictures of the engine half a decibel nearer to the truth than bicubic', { timeout: 60_000 }, async () => {
  expect(upscaleGain(await aScene('a red car driving through the desert at sunset'))).toBeGreaterThan(0.5);
  expect(upscaleGain(await aScene('a robot watering plants in a greenhouse'))).toBeGreaterThan(0.5);
});
