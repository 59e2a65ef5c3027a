import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { CAFE_COMPOSITIONS } from './cafe-compositions.ts';

/** A café: a counter, a blackboard, round tables, a window on the street. */
export function paintCafe(stage: Stage): void {
  paintIndoors(stage, CAFE_COMPOSITIONS);
}
