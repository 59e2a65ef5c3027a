import { createScene, loadSceneParts, type ScenePlan } from '@kinora/media-core';

import { loadEnvironment } from './load-environment.ts';
import type { PaintScene } from './preview-painter.ts';

/** Loads the engine's parts, fonts and pictures of a plan; what it gives paints the same film at any size. */
export async function loadScene(full: ScenePlan): Promise<PaintScene> {
  const [environment, parts] = await Promise.all([loadEnvironment(full), loadSceneParts(full)]);
  return (plan) => createScene(plan, environment, parts);
}
