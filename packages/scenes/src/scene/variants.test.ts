import { contextOf, type Pixels } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { planScene, type PlanOptions } from '@kinora/reading';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { expect, it } from 'vitest';

import { createScene } from './create-scene.ts';
import { loadSceneParts } from './scene-parts.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 100 };
const SIZE = { width: 160, height: 90 };
/** Mean difference of a channel, of 255, from which two pictures are plainly not the same. */
const FLOOR = 6;

async function frameOf(prompt: string, variant: number): Promise<Pixels> {
  const plan = { ...planScene(prompt, { ...OPTIONS, variant, seed: OPTIONS.seed + variant }), ...SIZE };
  const scene = createScene(plan, await loadNodePaintEnv(plan), await loadSceneParts(plan));
  const ctx = contextOf(nodeCanvas(SIZE.width, SIZE.height));
  scene.drawFrame(ctx, 60);
  const small = contextOf(nodeCanvas(32, 18));
  small.drawImage(ctx.canvas, 0, 0, 32, 18);
  return small.getImageData(0, 0, 32, 18);
}

function distance({ data }: Pixels, other: Pixels): number {
  return data.reduce((sum, value, index) => sum + Math.abs(value - (other.data[index] ?? 0)), 0) / (data.length * 0.75);
}

it.each([
  'a fox in the forest',
  'a lighthouse by the sea',
  'a red car on a road',
  'an astronaut in space',
  'a cat in a room',
  'a girl on the beach',
  'a whale under water',
  'a canoe on a lake',
  'a dragon over a castle',
  'a robot in a greenhouse',
  'hot air balloons over a valley',
  'a tiger in the jungle',
  'a horse on a farm',
  'a bowl of ramen in an alley',
  'a bear in a cave',
  'a knight in a meadow at night',
  'close up of a rabbit in the snow',
  'a sailboat in a storm',
  'a camel in the desert at sunset, pan left',
  'a singer on a stage',
])('four clips of "%s" are four pictures', async (prompt) => {
  const frames = await Promise.all([0, 1, 2, 3].map((variant) => frameOf(prompt, variant)));
  const distances = frames.flatMap((one, index) => frames.slice(0, index).map((other) => distance(one, other)));
  expect(Math.min(...distances)).toBeGreaterThan(FLOOR);
});
