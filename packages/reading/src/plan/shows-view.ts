import type { Angle, ScenePlan } from './scene-plan.ts';
import type { SetName } from './set-traits.ts';

/** Places that look the same from everywhere. */
const BOUNDLESS: readonly SetName[] = ['space', 'nightsky', 'abstract'];

/** Whether a place can be seen from an angle that words ask for. */
export function showsAngle(set: SetName, angle: Angle): boolean {
  if (angle === 'below') return set !== 'underwater' && !BOUNDLESS.includes(set);
  return angle !== 'above' || !BOUNDLESS.includes(set);
}

/** Whether somebody or something is there to be seen as near as words ask for. */
export const showsFraming = ({ framing, cast }: Pick<ScenePlan, 'framing' | 'cast'>): boolean =>
  framing !== 'macro' || cast.length > 0;
