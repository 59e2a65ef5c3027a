import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { OLDTOWN_COMPOSITIONS } from './oldtown-compositions.ts';

/** A street of half-timbered houses with cobbles and lanterns. */
export function paintOldtown(stage: Stage): void {
  paintOutdoors(stage, OLDTOWN_COMPOSITIONS);
}
