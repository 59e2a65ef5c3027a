import { addAir } from '../../air/air.ts';
import type { Stage } from '../../stage/stage.ts';
import { addLayers, chooseComposition } from '../layers/add-layers.ts';
import { ICE_COMPOSITIONS } from './ice-compositions.data.ts';

/** Ice on a cold sea, for whoever lives on it. */
export function paintIce(stage: Stage): void {
  addLayers(stage, chooseComposition(stage, ICE_COMPOSITIONS));
  addAir(stage, stage.plan.air ?? 'dust');
}
