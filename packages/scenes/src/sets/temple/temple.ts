import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { TEMPLE_COMPOSITIONS } from './temple-compositions.ts';

/** The garden of a temple: a hall with curved roofs, a gate, stone lanterns, maples in mist. */
export function paintTemple(stage: Stage): void {
  paintOutdoors(stage, TEMPLE_COMPOSITIONS);
}
