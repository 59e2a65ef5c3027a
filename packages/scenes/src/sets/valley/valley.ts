import { mix, rgba } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { frameWith } from '../../land/foreground.ts';
import { peak } from '../../land/peak.ts';
import { addRays } from '../../light/rays.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import type { Place, Stage, World } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { AIR_PLACES } from './air-places.data.ts';
import { fieldsOn } from './fields.ts';
import { addHill } from './hills.ts';
import { makeMeadow, type Meadow } from './meadow.ts';
import { addRiver, flowers, grove } from './near-hills.ts';

function addPeaks(stage: Stage): void {
  const { frame, height, palette, random, unit } = stage;
  const { ramp, sky } = palette;
  const tones = {
    lit: mix(ramp[0], sky[3], 0.35),
    dark: mix(ramp[1], sky[2], 0.5),
    snow: rgba('#ffffff', 0.75),
    snowShade: mix(sky[2], '#ffffff', 0.35),
    foot: mix(palette.mist, sky[4], 0.4),
  };
  stage.strip({ parallax: 0.05, top: frame.horizon - height * 0.34 }, (ctx, strip) => {
    repeat(6, (i) => {
      const x = strip.left + (strip.width * (i + 0.3 + 0.5 * random())) / 6;
      const size = { width: (190 + 120 * random()) * unit, height: (130 + 110 * random()) * unit };
      peak(ctx, stage, { x, base: frame.horizon + 30 * unit, ...size, ...tones });
    });
  });
}

function addFarHills(stage: Stage, meadow: Meadow): void {
  const { frame, height, unit } = stage;
  const y = frame.horizon;
  addMist(stage, { parallax: 0.08, y: y + 10 * unit, height: 120, gain: 0.75 });
  const far = { parallax: 0.12, y: y + height * 0.02, amplitude: 60, cells: 5, depth: 0.1, mist: 0.5 };
  addHill(stage, meadow, { hill: far, ...fieldsOn(meadow, 0.12) });
  addMist(stage, { parallax: 0.15, y: y + height * 0.07, height: 70, gain: 0.5, speed: 12 });
  const middle = { parallax: 0.24, y: y + height * 0.085, amplitude: 66, cells: 4, depth: 0.3 };
  addHill(stage, meadow, { hill: middle, ...fieldsOn(meadow, 0.3) });
  addRiver(stage, y);
  const wooded = { parallax: 0.5, y: y + height * 0.19, amplitude: 54, cells: 3, depth: 0.5, headroom: 150 };
  addHill(stage, meadow, { hill: wooded, ...grove(stage, meadow) });
}

/** Flyers spread over the whole sky in a triangle that gets smaller with distance. */
function airPlaces({ frame, width }: Stage, count: number): readonly Place[] {
  const reach = width * (frame.wide ? 0.2 : 0.235);
  return AIR_PLACES.slice(0, count).map(([aside, depth, scale]) => ({
    x: frame.heroX + aside * reach,
    depth: depth * (frame.tall ? 1.05 : 0.85) - 0.1,
    scale,
  }));
}

function addNearHill(stage: Stage, meadow: Meadow): void {
  const { frame, unit } = stage;
  const near = { parallax: 1, y: frame.ground - 8 * unit, amplitude: 62, cells: 3, depth: 0.6, height: 240, mist: 0 };
  addHill(stage, meadow, { hill: near, ...flowers(stage, meadow) });
}

/** Green valley: layered hills, patchwork fields, a river of light, hamlets, a flowery foreground. */
export function paintValley(stage: Stage): void {
  const { frame, unit, palette, plan } = stage;
  stage.backdrop(paintSky(stage));
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 200, bottom: frame.horizon }));
  addClouds(stage, { count: 7, size: frame.tall ? 0.8 : 1.05, alpha: palette.moon ? 0.4 : 0.95 });
  const meadow = makeMeadow(stage);
  addPeaks(stage);
  addFarHills(stage, meadow);
  addRays(stage, { count: 9, from: 0.2, to: 2.95, width: 0.05, gain: palette.moon ? 0.08 : 0.13 });
  const world: World = {
    ground: () => frame.ground + 12 * unit,
    bounce: meadow.tone(0.6),
    dust: mix(palette.mist, '#d9c49a', 0.4),
  };
  if (plan.cast.some(({ mode }) => mode === 'air')) {
    const places = (count: number) => airPlaces(stage, count);
    stage.addCast({ ...world, places, airY: frame.tall ? 0.38 : 0.36, heroScale: frame.tall ? 1.25 : 1.3 });
    addNearHill(stage, meadow);
  } else {
    addNearHill(stage, meadow);
    stage.addCast(world);
  }
  const blades = { colour: mix(meadow.tone(0.95), palette.ink, 0.45), lit: mix(meadow.tone(0.8), palette.glow, 0.12) };
  frameWith(stage, { kind: 'grass', parallax: 1.7, size: 1.05, count: 5, ...blades });
  addAir(stage, usualAir(stage, plan.season === 'winter'));
}
