import { mix } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { frameWith } from '../../land/foreground.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { makeRings } from '../../water/rings.ts';
import { waterborne } from '../indoor-world.ts';
import { addCape, addDune, addSails } from './headland.ts';
import { addHoliday } from './parasol.ts';
import { addSand } from './sand.ts';
import { addSea, type Coast } from './sea.ts';
import { layShore } from './shore.ts';
import { addSurf } from './surf.ts';
import { makeBeachTones } from './tones.ts';

function addLight(stage: Stage): void {
  const { palette } = stage;
  addSunGlow(stage, { parallax: 0.06, reach: 280, alpha: 0.3 });
  addRays(stage, { count: 9, from: 0.2, to: 2.95, width: 0.05, gain: palette.moon ? 0.06 : 0.11 });
}

function addActors(stage: Stage, { shore, tones }: Coast): void {
  const { frame, height, unit, palette } = stage;
  const afloat = frame.ground - 0.02 * height;
  stage.addCast({
    ground: (x, { depth }) => Math.max(frame.ground, shore.lineAt(x) + 34 * unit - Math.min(0, depth) * 0.055 * height),
    water: (x, time) =>
      afloat + (Math.sin(x / (110 * unit) + time * 1.3) * 5 + Math.sin(x / (47 * unit) - time) * 2) * unit,
    wake: makeRings(stage),
    modeFor: waterborne,
    mirrorGain: 0.2,
    drift: 0.12,
    bounce: mix(tones.sand, palette.ramp[1], 0.25),
    dust: mix(tones.sand, '#ffffff', 0.25),
    shadowGain: 0.55,
    heroScale: shore.afloat ? 1.1 : 1,
  });
}

function addForeground(stage: Stage, verdure: Verdure): void {
  const { palette, frame } = stage;
  const colour = mix(verdure.grass(0.95), palette.ink, 0.4);
  const lit = mix(verdure.grass(0.6), palette.glow, 0.2);
  frameWith(stage, { kind: 'grass', parallax: 1.7, size: 0.95, count: 4, sides: frame.side, colour, lit });
}

/** A sandy beach in a bay: surf that comes and goes, a cape, leaning palms, a parasol. */
export function paintBeach(stage: Stage): void {
  const { height, palette, plan, unit, frame } = stage;
  const shore = layShore(stage);
  const { horizon } = shore;
  const y = horizon - height * palette.elevation * (frame.tall ? 0.75 : 0.9);
  addOpenSky(stage, {
    horizon,
    sun: { x: frame.lightX, y, radius: (palette.moon ? 30 : 42) * unit },
    clouds: { count: 6, bottom: 0.38 },
  });
  const verdure = makeVerdure(stage);
  const coast = { shore, tones: makeBeachTones(stage, verdure) };
  addCape(stage, verdure, horizon);
  addMist(stage, { parallax: 0.07, y: horizon - 6 * unit, height: 70, gain: 0.4 });
  addSand(stage, coast, verdure);
  addSea(stage, coast);
  addSails(stage, horizon);
  addSurf(stage, coast);
  addLight(stage);
  if (!shore.afloat) addDune(stage, coast, verdure);
  addHoliday(stage, coast, verdure);
  addActors(stage, coast);
  addForeground(stage, verdure);
  if (plan.air) addAir(stage, plan.air);
  else addAir(stage, verdure.snowy ? 'snow' : 'dust');
}
