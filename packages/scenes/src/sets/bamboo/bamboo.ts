import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { BAMBOO_COMPOSITIONS } from './bamboo-compositions.data.ts';

/** A forest of bamboo: stems near and far, mist between them, a path. */
export function paintBamboo(stage: Stage): void {
  paintOutdoors(stage, BAMBOO_COMPOSITIONS);
}
