import type { Stage, Sun } from '../stage/stage.ts';
import { addAurora } from './aurora.ts';
import { addClouds, type CloudsOptions } from './clouds.ts';
import { paintSky } from './sky-plate.ts';
import { makeStars } from './stars.ts';
import { addStorm } from './storm.ts';

export interface OpenSkyOptions {
  readonly horizon: number;
  readonly sun?: Sun | undefined;
  readonly clouds?: CloudsOptions | undefined;
  /** How far down the ceiling of a storm reaches, 0 top to 1 bottom of the frame. */
  readonly ceiling?: number | undefined;
}

/** The whole sky over open land: light, stars and clouds, or a storm's ceiling with lightning. */
export function addOpenSky(stage: Stage, { horizon, sun, clouds, ceiling = 0.32 }: OpenSkyOptions): void {
  const { palette, plan } = stage;
  stage.backdrop(paintSky(stage, { horizon, sun }));
  if (plan.weather === 'storm') {
    addStorm(stage, { ceiling: { base: ceiling }, bolts: 0.03 });
    return;
  }
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 210, bottom: horizon }));
  if (plan.variety === 'aurora' && palette.dark > 0.6) addAurora(stage);
  addClouds(stage, { alpha: palette.moon ? 0.4 : 0.9, ...clouds });
}
