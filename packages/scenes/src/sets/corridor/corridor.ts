import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { CORRIDOR_COMPOSITIONS } from './corridor-compositions.data.ts';

/** A corridor of a hotel or a school, with doors on both sides and a window at its end. */
export function paintCorridor(stage: Stage): void {
  paintIndoors(stage, CORRIDOR_COMPOSITIONS);
}
