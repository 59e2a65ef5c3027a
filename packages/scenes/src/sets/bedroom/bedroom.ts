import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { BEDROOM_COMPOSITIONS } from './bedroom-compositions.ts';

/** A bedroom: a bed under the window, a lamp beside it, a wardrobe. */
export function paintBedroom(stage: Stage): void {
  paintIndoors(stage, BEDROOM_COMPOSITIONS);
}
