import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { makeHourLight } from '../hour-light.ts';
import { addLayers, chooseComposition } from './add-layers.ts';
import type { Composition } from './layer.ts';

/** A place with walls, in the light of its lamps and windows. */
export function paintIndoors(stage: Stage, compositions: readonly Composition[]): void {
  const light = makeHourLight(stage);
  addLayers(stage, chooseComposition(stage, compositions), light);
  addAir(stage, 'dust', { colour: light.beam, count: 26, gain: 0.2 + 0.5 * light.daylight });
}

/** A place under the sky. */
export function paintOutdoors(stage: Stage, compositions: readonly Composition[]): void {
  addLayers(stage, chooseComposition(stage, compositions));
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
