import { mix } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { climbs } from '../../cast/climb-up.ts';
import { addRays } from '../../light/rays.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage } from '../../stage/stage.ts';
import { makePlatform } from '../../water/platform.ts';
import { makeRings } from '../../water/rings.ts';
import { isWaterborne } from '../indoor-world.ts';
import { addSmallLife } from './butterflies.ts';
import type { Fall } from './cliff.ts';
import { addFloor } from './floor.ts';
import { makeGreens, type Greens } from './greens.ts';
import { addLianas, addNearLeaves } from './lianas.ts';
import { addWall } from './walls.ts';
import { addWaterfall } from './waterfall.ts';

function addSky(stage: Stage, line: number): void {
  const { frame, height, palette, plan, unit } = stage;
  const sun = {
    x: frame.lightX + frame.side * 60 * unit,
    y: height * (palette.elevation > 0.2 ? 0.08 : 0.16),
    radius: 38 * unit,
  };
  stage.backdrop(paintSky(stage, { horizon: line, sun }));
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 120, bottom: line * 0.6 }));
  if (plan.weather === 'storm') addStorm(stage, { bolts: 0.03 });
}

/** The waterfall; where somebody goes up it, it is tall and wide, and in the middle. */
function fallOf({ frame, height, width, unit, plan }: Stage, pool: number): Fall {
  const usual = { x: frame.lightX, top: height * (frame.tall ? 0.3 : 0.27), half: Math.min(width * 0.075, 52 * unit) };
  const climbed = { x: frame.width / 2, top: height * 0.07, half: Math.min(width * 0.2, 150 * unit) };
  return { ...(plan.cast.some(climbs) ? climbed : usual), pool };
}

/** Misty walls of trees, the fall in their opening, and nearer walls before it. */
function addDepth(stage: Stage, greens: Greens, { pool, fall }: { pool: number; fall: Fall }): void {
  const { frame, height, unit, palette } = stage;
  const haze = mix(palette.mist, greens.lit(0.1), 0.25);
  addWall(stage, greens, {
    parallax: 0.05,
    y: pool - 20 * unit,
    depth: 0.04,
    trunks: 26,
    width: 20,
    opening: 0.11,
    crowns: [0.1, 0.34],
  });
  addMist(stage, { parallax: 0.06, y: pool - 60 * unit, height: 260, gain: 0.75, colour: haze });
  addWall(stage, greens, {
    parallax: 0.12,
    y: pool - 8 * unit,
    depth: 0.2,
    trunks: 18,
    width: 28,
    opening: 0.2,
    crowns: [0.06, 0.32],
  });
  addMist(stage, { parallax: 0.14, y: pool - 30 * unit, height: 160, gain: 0.6, colour: haze, speed: 11 });
  addWaterfall(stage, greens, fall);
  addMist(stage, { parallax: 0.25, y: pool + 4 * unit, height: 110, gain: 0.45, colour: haze, speed: 14 });
  addWall(stage, greens, {
    parallax: 0.4,
    y: pool + height * 0.035,
    depth: 0.5,
    trunks: 13,
    width: 44,
    opening: frame.tall ? 0.36 : 0.27,
    crowns: [0.03, 0.3],
  });
}

function addShafts(stage: Stage): void {
  const { palette, sun, unit } = stage;
  const light = { colour: mix(palette.glow, palette.key, 0.4), gain: palette.moon ? 0.12 : 0.2 };
  addRays(stage, { y: sun.y - 120 * unit, count: 11, from: 0.75, to: 2.4, width: 0.045, ...light });
}

function addActors(stage: Stage, greens: Greens, fall: Fall): void {
  const { frame, height, palette, plan, unit } = stage;
  const afloat = plan.cast.some(isWaterborne);
  if (!afloat) addFloor(stage, greens);
  stage.addCast({
    climb: { x: fall.x, top: fall.top, foot: fall.pool },
    ground: () => frame.ground + 4 * unit,
    water: (x, time) => frame.ground - 0.02 * height + Math.sin(x / (80 * unit) + time * 1.3) * 2.4 * unit,
    wake: makeRings(stage),
    platform: afloat ? makePlatform(stage) : undefined,
    swimY: frame.ground / height,
    mirrorGain: 0.25,
    drift: 0.1,
    bounce: mix(greens.leaf(0.7), palette.ramp[2], 0.3),
    rimGain: Math.max(0.7, palette.dark + 0.3),
    shadowGain: 0.55,
  });
}

/** A jungle: walls of trees in green mist, a waterfall in the opening, shafts of light, lianas and giant leaves. */
export function paintJungle(stage: Stage): void {
  const { frame, height } = stage;
  const pool = frame.ground - height * (frame.tall ? 0.13 : 0.17);
  addSky(stage, pool);
  const greens = makeGreens(stage);
  const fall = fallOf(stage, pool);
  addDepth(stage, greens, { pool, fall });
  addShafts(stage);
  addLianas(stage, greens);
  addActors(stage, greens, fall);
  addSmallLife(stage, greens);
  addNearLeaves(stage, greens);
  addAir(stage, usualAir(stage, greens.snowy, 0.4));
}
