import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { RUINS_COMPOSITIONS } from './ruins-compositions.ts';

/** Overgrown ruins: columns that stand, break and lie, steps, and grass over all. */
export function paintRuins(stage: Stage): void {
  paintOutdoors(stage, RUINS_COMPOSITIONS);
}
