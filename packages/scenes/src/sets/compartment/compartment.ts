import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { COMPARTMENT_COMPOSITIONS } from './compartment-compositions.ts';

/** Inside a train: seats, a small table, and a window behind which the land passes by. */
export function paintCompartment(stage: Stage): void {
  paintIndoors(stage, COMPARTMENT_COMPOSITIONS);
}
