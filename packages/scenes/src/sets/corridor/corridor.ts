import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { CORRIDOR_COMPOSITIONS } from './corridor-compositions.data.ts';

/** A corridor of a hotel or a school, with doors on both sides and a window at its end. */
export function paintCorridor(stage: Stage): void {
  const { variety } = stage.plan;
  // A door that is ajar is one of many rooms.
  const wanted = variety === 'ajar' ? 'hotel' : variety;
  const named = CORRIDOR_COMPOSITIONS.filter(({ name }) => name === wanted);
  paintIndoors(stage, named.length > 0 ? named : CORRIDOR_COMPOSITIONS);
}
