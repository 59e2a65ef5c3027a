import type { Stage } from '../../stage/stage.ts';
import { paintOutdoors } from '../layers/paint-place.ts';
import { SHOPFRONT_COMPOSITIONS } from './shopfront-compositions.ts';

/** A shop seen from the street: lit shelves behind the glass, an awning, the pavement before it. */
export function paintShopfront(stage: Stage): void {
  paintOutdoors(stage, SHOPFRONT_COMPOSITIONS);
}
