import type { ScenePlan } from '@kinora/reading';
import { createScene, loadSceneParts, type Scene } from '@kinora/scenes';

import { loadEnvironment } from './load-environment.ts';

/** Loads the engine's parts, fonts and pictures of a plan; what it gives paints the same film at any size. */
export async function loadScene(full: ScenePlan): Promise<(plan: ScenePlan) => Scene> {
  const [environment, parts] = await Promise.all([loadEnvironment(full), loadSceneParts(full)]);
  return (plan) => createScene(plan, environment, parts);
}
