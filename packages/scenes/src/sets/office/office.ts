import type { Stage } from '../../stage/stage.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { OFFICE_COMPOSITIONS } from './office-compositions.ts';

/** An office over the city: desks with screens that glow, chairs, a wide window. */
export function paintOffice(stage: Stage): void {
  paintIndoors(stage, OFFICE_COMPOSITIONS);
}
