import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import { mapPalette } from '../../stage/palette.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addLayers, chooseComposition } from '../layers/add-layers.ts';
import { BUILT_COMPOSITIONS } from './built-compositions.data.ts';
import { moodTint } from './mood-tint.ts';
import { OPEN_COMPOSITIONS } from './open-compositions.data.ts';

export const CALM_COMPOSITIONS = [...OPEN_COMPOSITIONS, ...BUILT_COMPOSITIONS];

/** A calm place under the sky for what has no home: one of several compositions, in the colour and mood of the words. */
export function paintCalm(stage: Stage): void {
  stage.palette = mapPalette(stage.palette, moodTint(stage.plan));
  addLayers(stage, chooseComposition(stage, CALM_COMPOSITIONS));
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
