import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { FLOWERFIELD_COMPOSITIONS } from './flowerfield-compositions.data.ts';

/** A field in rows to the horizon, of the crop that the words name. */
export function paintFlowerfield(stage: Stage): void {
  paintOutdoors(stage, FLOWERFIELD_COMPOSITIONS);
}
