import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import { addAurora } from '../../sky/aurora.ts';
import { makePalette } from '../../stage/palette.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addLayers, chooseComposition } from '../layers/add-layers.ts';
import { NIGHTSKY_COMPOSITIONS } from './nightsky-compositions.data.ts';
import { addStarrySky } from './starry-sky.ts';

/** Hardly anything but stars: the milky way over a low ridge, and an aurora where the words name one. */
export function paintNightsky(stage: Stage): void {
  const { plan } = stage;
  if (plan.time !== 'night') stage.palette = makePalette({ ...plan, time: 'night', weather: 'clear' });
  addStarrySky(stage);
  if (plan.variety === 'aurora') addAurora(stage);
  addLayers(stage, chooseComposition(stage, NIGHTSKY_COMPOSITIONS));
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
