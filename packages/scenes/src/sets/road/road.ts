import { mix, rgba } from '@kinora/drawing';
import { isVehicle } from '@kinora/subjects';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { addNearGrass } from '../../land/near-grass.ts';
import { peak } from '../../land/peak.ts';
import { profile, ridge } from '../../land/ridge.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import { makeGroundPlane } from '../../stage/ground-plane.ts';
import type { Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { repeat } from '../repeat.ts';
import { addCarriageway, type Road } from './carriageway.ts';
import { addCopses } from './copses.ts';
import { addPlain } from './plain.ts';
import { addPoles } from './poles.ts';
import { bendingRoute, straightRoute } from './route.ts';
import { addTraffic } from './traffic.ts';
import { addVerge } from './verge.ts';

/** Vehicles stand along the road, not across it. */
const hasVehicle = ({ plan }: Stage): boolean => plan.cast.some(({ name }) => isVehicle(name));

/** Straight below the sun, or past a vehicle from side to side and then towards the light. */
function layRoad(stage: Stage, horizon: number): Road {
  const { frame, width, height, plan } = stage;
  const side = frame.lightX > frame.heroX ? 1 : -1;
  const bends = plan.scroll > 0 || hasVehicle(stage);
  const x = bends ? frame.heroX + side * width * 0.17 : frame.lightX;
  const focal = Math.max(width, height * 0.72);
  const plane = makeGroundPlane(frame, { x, horizon, ground: frame.ground, focal });
  const across = (frame.heroX - x) / focal;
  if (!bends) {
    return { plane, side, route: straightRoute({ across: across * 0.8, side }), half: 0.24, from: -0.58, to: 60 };
  }
  const bend = { across, side, reach: 0.1, radius: frame.tall ? 0.6 : 0.78 } as const;
  return { plane, side, route: bendingRoute(bend), half: 0.25, from: -1.3, to: 60 };
}

function addMountains(stage: Stage, horizon: number): void {
  const { palette, random, unit } = stage;
  const { ramp, sky } = palette;
  const tones = {
    lit: mix(ramp[0], sky[3], 0.4),
    dark: mix(ramp[1], sky[2], 0.45),
    snow: mix('#ffffff', palette.key, 0.25),
    snowShade: mix(sky[2], '#ffffff', 0.3),
    foot: mix(palette.mist, sky[4], 0.4),
  };
  stage.strip({ parallax: 0.04, top: horizon - 250 * unit, bottom: horizon + 20 * unit }, (ctx, strip) => {
    repeat(9, (i) => {
      const x = strip.left + (strip.width * (i + 0.2 + 0.6 * random())) / 9;
      const tall = (60 + 130 * random() ** 1.6) * unit;
      peak(ctx, stage, { x, base: horizon + 12 * unit, width: tall * (1.5 + 0.7 * random()), height: tall, ...tones });
    });
  });
}

interface Hills {
  readonly parallax: number;
  readonly y: number;
  readonly amplitude: number;
  readonly depth: number;
  readonly seed: number;
}

function addHills(stage: Stage, verdure: Verdure, { parallax, y, amplitude, depth, seed }: Hills): void {
  const { palette, unit } = stage;
  const tones = {
    top: mix(verdure.grass(depth), palette.glow, 0.14),
    foot: mix(verdure.grass(depth + 0.1), palette.mist, 0.4),
    lip: rgba(palette.glow, 0.5),
  };
  stage.strip({ parallax, top: y - amplitude * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells: 5, octaves: 3, seed });
    ridge(ctx, strip, { heightAt, ...tones, height: 90 * unit });
  });
}

function addDistance(stage: Stage, verdure: Verdure, horizon: number): void {
  const { unit } = stage;
  addMountains(stage, horizon);
  addMist(stage, { parallax: 0.05, y: horizon - 8 * unit, height: 90, gain: 0.65 });
  addHills(stage, verdure, { parallax: 0.08, y: horizon - 14 * unit, amplitude: 78, depth: 0.05, seed: 4 });
  addMist(stage, { parallax: 0.1, y: horizon + 2 * unit, height: 60, gain: 0.55, speed: 12 });
  addHills(stage, verdure, { parallax: 0.14, y: horizon + 2 * unit, amplitude: 52, depth: 0.2, seed: 9 });
  addSunGlow(stage, { parallax: 0.08, reach: 280, alpha: 0.3 });
}

/** Open highway: a road that runs into the depth towards the sun, with poles, hills and far mountains. */
export function paintRoad(stage: Stage): void {
  const { frame, height, unit, palette } = stage;
  const horizon = frame.horizon - height * 0.05;
  const light = { x: frame.lightX, y: horizon - height * palette.elevation * (frame.tall ? 0.75 : 0.95) };
  addOpenSky(stage, {
    horizon,
    sun: { ...light, radius: (palette.moon ? 30 : 44) * unit },
    clouds: { count: 7, size: frame.tall ? 0.85 : 1.1, bottom: 0.44 },
  });
  const verdure = makeVerdure(stage);
  addDistance(stage, verdure, horizon);
  const road = layRoad(stage, horizon);
  addPlain(stage, verdure, road);
  addCopses(stage, verdure, road);
  addCarriageway(stage, road, verdure.snowy);
  addTraffic(stage, road);
  addVerge(stage, verdure, road);
  addPoles(stage, road, verdure.side);
  addRays(stage, { count: 9, from: 0.15, to: 3, width: 0.05, gain: palette.moon ? 0.06 : 0.1 });
  stage.addCast({
    ground: () => frame.ground + 4 * unit,
    bounce: mix(palette.ramp[2], '#8a7f78', 0.3),
    dust: mix(palette.mist, '#d9c49a', 0.4),
    wet: isWet(stage) ? 0.22 : 0,
    shadowGain: 0.6,
    mirrorGain: 0,
  });
  addNearGrass(stage, verdure);
  addAir(stage, usualAir(stage, verdure.snowy));
}
