import type { Stage, Sun } from '../stage/stage.ts';
import { addClouds, type CloudsOptions } from './clouds.ts';
import { makeLightning } from './lightning.ts';
import { paintSky } from './sky-plate.ts';
import { makeStars } from './stars.ts';
import { addStormCeiling } from './storm-ceiling.ts';

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
    const lightning = makeLightning(stage);
    stage.flash = (time) => lightning.flash(time);
    addStormCeiling(stage, { base: ceiling });
    stage.live(0.03, (ctx, time) => lightning.draw(ctx, time));
    return;
  }
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 210, bottom: horizon }));
  addClouds(stage, { alpha: palette.moon ? 0.4 : 0.9, ...clouds });
}
