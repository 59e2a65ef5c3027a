import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { createScene, loadSceneParts } from '../../packages/scenes/src/index.ts';

/** Some frames of a plan, each on a canvas of its own. */
export async function drawFrames(plan, indexes) {
  const environment = await createNodePaintEnv(plan);
  const scene = createScene(plan, environment, await loadSceneParts(plan));
  return indexes.map((index) => {
    const canvas = environment.canvas(plan.width, plan.height);
    scene.drawFrame(canvas.getContext('2d'), index);
    return canvas;
  });
}

/** One frame of a plan. */
export async function drawFrame(plan, index) {
  const [frame] = await drawFrames(plan, [index]);
  return frame;
}
