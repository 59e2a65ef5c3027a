import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { ROOFTOP_COMPOSITIONS } from './rooftop-compositions.ts';

/** A flat roof over the city: a parapet, a water tank, chimneys, and a string of lights. */
export function paintRooftop(stage: Stage): void {
  paintOutdoors(stage, ROOFTOP_COMPOSITIONS);
}
