import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addLayers, chooseComposition } from '../layers/add-layers.ts';
import { FLOWERBED_COMPOSITIONS } from './flowerbed-compositions.data.ts';

/** A flower bed from near, for plants and what lives on them. */
export function paintFlowerbed(stage: Stage): void {
  addLayers(stage, chooseComposition(stage, FLOWERBED_COMPOSITIONS));
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
