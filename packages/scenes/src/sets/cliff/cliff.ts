import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { CLIFF_COMPOSITIONS } from './cliff-compositions.data.ts';

/** A ledge of rock over an abyss full of mist, with cliffs and ridges beyond. */
export function paintCliff(stage: Stage): void {
  paintOutdoors(stage, CLIFF_COMPOSITIONS);
}
