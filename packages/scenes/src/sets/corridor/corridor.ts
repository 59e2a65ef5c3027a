import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { CORRIDOR_COMPOSITIONS } from './corridor-compositions.data.ts';

/** A corridor of a hotel or a school, with doors on both sides and a window at its end. */
export function paintCorridor(stage: Stage): void {
  const named = CORRIDOR_COMPOSITIONS.filter(({ name }) => name === stage.plan.variety);
  paintIndoors(stage, named.length > 0 ? named : CORRIDOR_COMPOSITIONS);
}
