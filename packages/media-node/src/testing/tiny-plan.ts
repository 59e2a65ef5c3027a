import { planScene, type ScenePlan } from '@kinora/reading';

/** Half a second of 160 x 90 pixels: all of a job at little of its cost. */
export function aTinyPlan(changes: Partial<ScenePlan> = {}): ScenePlan {
  const plan = planScene('a canoe on a mountain lake at dawn', {
    shape: '16:9',
    resolution: '360p',
    seconds: 0.5,
    style: 'storybook',
    seed: 1,
    watermark: true,
  });
  return { ...plan, width: 160, height: 90, ...changes };
}
