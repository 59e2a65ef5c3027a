import type { Stage } from '../stage/stage.ts';

/** How far from the hero's place the ground is kept clear for one, and for several, in frame widths. */
const ALONE = 0.17;
const TOGETHER = 0.44;

/** How many stand in the place by themselves. */
const bodiesOf = ({ plan }: Pick<Stage, 'plan'>): number => plan.cast.reduce((sum, { count }) => sum + count, 0);

/** Whether more than one stand in the place, so that the second third is taken too. */
export const isShared = (stage: Pick<Stage, 'plan'>): boolean => bodiesOf(stage) > 1;

/** Whether a set leaves the ground free at `x`, because somebody stands there; where land passes by, nothing is. */
export function isKeptClear(stage: Pick<Stage, 'plan' | 'frame'>, x: number): boolean {
  const { plan, frame } = stage;
  if (plan.scroll > 0 || plan.cast.length === 0) return false;
  return Math.abs(x - frame.heroX) < frame.width * (isShared(stage) ? TOGETHER : ALONE);
}
