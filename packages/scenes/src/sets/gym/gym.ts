import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { GYM_COMPOSITIONS } from './gym-compositions.ts';

/** A sports hall with wall bars and a basket, or a room with weights. */
export function paintGym(stage: Stage): void {
  paintIndoors(stage, GYM_COMPOSITIONS);
}
