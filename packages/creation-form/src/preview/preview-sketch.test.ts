import { planScene } from '@kinora/media-core';
import { expect, it } from 'vitest';

import { sketchPlan } from './preview-sketch.ts';

it.each([
  ['16:9', 167],
  ['1:1', 296],
  ['9:16', 526],
] as const)('a sketch of a %s film keeps its shape and its scene', (shape, height) => {
  const film = planScene('a fox', { shape, resolution: '360p', seconds: 5, style: 'ink', seed: 7, watermark: true });
  expect(sketchPlan(film)).toEqual({ ...film, width: 296, height, watermark: false });
});
