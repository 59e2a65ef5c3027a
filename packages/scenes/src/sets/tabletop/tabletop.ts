import { addAir } from '../../air/air.ts';
import { mapPalette } from '../../stage/palette.ts';
import type { Stage } from '../../stage/stage.ts';
import { moodTint } from '../calm/mood-tint.ts';
import { makeHourLight, warmedPalette } from '../hour-light.ts';
import { addLayers, chooseComposition } from '../layers/add-layers.ts';
import { TABLETOP_COMPOSITIONS } from './tabletop-compositions.data.ts';

/** A table from near: what is small is large on it, before a soft wall, shelf, window or garden. */
export function paintTabletop(stage: Stage): void {
  const light = makeHourLight(stage);
  stage.palette = mapPalette(warmedPalette(stage, light), moodTint(stage.plan));
  addLayers(stage, chooseComposition(stage, TABLETOP_COMPOSITIONS), light);
  addAir(stage, 'dust', { colour: light.beam, count: 30, gain: 0.4 + 0.6 * light.daylight });
}
