import { mix, disc, fraction, pick } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import type { ActorPaint, Stage } from '../../stage/stage.ts';
import { makePlatform } from '../../water/platform.ts';
import type { WaveAt } from '../../water/swell.ts';
import { waterborne } from '../indoor-world.ts';
import { repeat } from '../repeat.ts';
import { addLampLight, addSpray, addStormSky } from './storm.ts';
import { addWave, makeWaves } from './waves.ts';

function addCalmSky(stage: Stage, horizon: number): void {
  const { palette } = stage;
  if (palette.moon) stage.screen(makeStars(stage, { count: 160, bottom: horizon * 0.9 }));
  addClouds(stage, { count: 5, top: 0.06, bottom: 0.4, alpha: palette.moon ? 0.4 : 0.9 });
}

/** Pale water under the horizon, behind the first wave. */
function addFarWater(stage: Stage, horizon: number): void {
  const { palette, width, unit } = stage;
  const colour = mix(palette.sky[4], palette.sky[2], 0.35);
  stage.live(0.06, (ctx) => {
    ctx.fillStyle = colour;
    ctx.fillRect(-40 * unit, horizon, width + 80 * unit, 60 * unit);
  });
}

/** Foam along the hull; in a storm the lamp too. */
function makeWake(stage: Stage, waterAt: WaveAt, storm: boolean): ActorPaint {
  const { unit } = stage;
  return (ctx, { x, y, size, time }) => {
    if (storm) {
      glowAt(ctx, stage, { colour: '#ffb45a', x, y: y - size * 0.2, rx: size * 0.62, alpha: 0.55 });
      glowAt(ctx, stage, { colour: '#ffe2a0', x, y: y - size * 0.16, rx: size * 0.16, alpha: 0.9 });
    }
    repeat(12, (i) => {
      const age = fraction(time * 0.8 + i / 12);
      const at = x + (i % 2 === 1 ? 1 : -1) * size * (0.45 + 0.5 * age);
      ctx.globalAlpha = 0.4 * (1 - age);
      disc(ctx, '#eaf5fa', [at, waterAt(at, time) + (2 + age * 8) * unit, size * (0.16 - 0.08 * age), 2.6 * unit]);
    });
    ctx.globalAlpha = 1;
  };
}

/** Open sea. Calm: glitter. Storm: black ceiling, overlapping swells, spray, lightning. */
export function paintSea(stage: Stage): void {
  const { frame, height, unit, palette, plan } = stage;
  const storm = plan.weather === 'storm';
  const horizon = frame.horizon - (storm ? 0.05 * height : 0);
  const sunY = horizon - height * (storm ? 0.16 : palette.elevation);
  stage.backdrop(paintSky(stage, { horizon, sun: { x: frame.lightX, y: sunY, radius: 34 * unit } }));
  if (storm) addStormSky(stage);
  else addCalmSky(stage, horizon);
  addFarWater(stage, horizon);
  const waves = makeWaves(stage, { storm, horizon });
  const { waveAt } = pick(waves, 3);
  const water: WaveAt = (x, time) => waveAt(x, time) + 12 * unit;
  waves.slice(0, 3).forEach((wave) => addWave(stage, wave, storm));
  if (storm) addLampLight(stage, water);
  stage.addCast({
    water,
    modeFor: waterborne,
    wake: makeWake(stage, water, storm),
    platform: makePlatform(stage),
    platformLift: 0.2,
    mirrorGain: 0,
    drift: 0.1,
    bounce: palette.ramp[2],
    bounceGain: 0.5,
    rimGain: storm ? 1 : undefined,
    heroScale: storm ? 1.08 : 1,
  });
  addWave(stage, pick(waves, 3), storm);
  if (storm) addSpray(stage, waveAt);
  addWave(stage, pick(waves, 4), storm);
  if (storm) addAir(stage, 'rain', { wind: 2.4, gain: 0.8 });
}
