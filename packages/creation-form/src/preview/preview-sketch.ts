import type { ScenePlan } from '@kinora/media-core';

import { loadScene } from './load-scene.ts';

/** The frame that stands for a film, as on its poster. */
const FRAME = 24;
/** Twice the width of the picture in a list. */
const WIDTH = 296;

/** The same film small, in the shape it has; its watermark would be a smudge. */
export function sketchPlan(full: ScenePlan): ScenePlan {
  return { ...full, width: WIDTH, height: Math.round((WIDTH * full.height) / full.width), watermark: false };
}

/** Draws one frame of a plan small, in a worker. */
export async function drawSketch(full: ScenePlan): Promise<ImageBitmap> {
  const paintScene = await loadScene(full);
  const plan = sketchPlan(full);
  const canvas = new OffscreenCanvas(plan.width, plan.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  paintScene(plan).drawFrame(context, FRAME);
  return canvas.transferToImageBitmap();
}
