import { mix, rgba, disc, polygon, type Context2d, within } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { addNearGrass } from '../../land/near-grass.ts';
import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import { makeGroundPlane } from '../../stage/ground-plane.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { groundBelow } from '../skyline.ts';
import { addBales, addFarmstead } from './farmstead.ts';
import { addRows } from './rows.ts';
import { addYard } from './yard.ts';

interface Hill {
  readonly parallax: number;
  readonly y: number;
  readonly amplitude: number;
  readonly depth: number;
  readonly seed: number;
}

/** Strips of fields and sheep on a slope. */
function paintPastures(
  ctx: Context2d,
  strip: Strip,
  { heightAt, verdure, depth }: { heightAt: HeightAt; verdure: Verdure; depth: number },
): void {
  const { palette, random, unit } = strip.stage;
  repeat(9, (i) => {
    const x = strip.left + ((i + random() * 0.6) / 9) * strip.width;
    const y = heightAt(x) + (8 + 14 * random()) * unit;
    const [w, h] = [(70 + 70 * random()) * unit, (7 + 8 * random()) * unit];
    const local =
      i % 3 === 0 ? verdure.local('#e3c766', depth + 0.3) : verdure.grass(i % 3 === 1 ? depth + 0.25 : depth);
    polygon(ctx, rgba(mix(local, palette.mist, 0.25), 0.75), [
      x - w,
      y + h,
      x - w * 0.6,
      y - h,
      x + w,
      y - h * 0.7,
      x + w * 0.8,
      y + h,
    ]);
  });
  repeat(verdure.snowy ? 0 : 22, (i) => {
    const x = strip.left + ((i % 4) * 0.24 + 0.05 + 0.1 * random()) * strip.width;
    disc(ctx, mix('#ffffff', palette.ramp[1], 0.25), [
      x,
      heightAt(x) + (10 + 16 * random()) * unit,
      3.6 * unit,
      2.5 * unit,
    ]);
  });
}

function addHill(stage: Stage, verdure: Verdure, { parallax, y, amplitude, depth, seed }: Hill): void {
  const { palette, random, unit } = stage;
  const tones = {
    top: mix(verdure.grass(depth), palette.glow, 0.15),
    foot: mix(verdure.grass(depth + 0.12), palette.mist, 0.4),
    lip: rgba(palette.glow, 0.5),
  };
  stage.strip({ parallax, top: y - (amplitude + 30) * unit, bottom: y + 90 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells: 4, octaves: 3, seed });
    strip.scatter(30, 14 * unit, (x) => {
      const size = (6 + 12 * random()) * unit;
      disc(ctx, mix(verdure.leaf(depth + 0.2), palette.mist, 0.2), [x, heightAt(x) - size * 0.3, size, size * 0.9]);
    });
    ridge(ctx, strip, { heightAt, ...tones, height: 90 * unit });
    within(ctx, groundBelow(strip, heightAt), () => paintPastures(ctx, strip, { heightAt, verdure, depth }));
  });
}

/** A farm: red barn and silos, a mill that turns, rows of crops into the depth, fence and cart track. */
export function paintFarm(stage: Stage): void {
  const { frame, height, palette, unit, width } = stage;
  const horizon = frame.horizon - height * 0.115;
  const x = frame.lightX + frame.side * width * 0.09;
  const y = horizon - height * palette.elevation * (frame.tall ? 0.75 : 0.92);
  addOpenSky(stage, {
    horizon,
    sun: { x, y, radius: (palette.moon ? 30 : 42) * unit },
    clouds: { count: 6, size: frame.tall ? 0.85 : 1.05 },
  });
  const verdure = makeVerdure(stage);
  const plane = makeGroundPlane(frame, { x, horizon, ground: frame.ground, focal: Math.max(width, height * 0.75) });
  addMist(stage, { parallax: 0.04, y: horizon - 30 * unit, height: 110, gain: 0.5 });
  addHill(stage, verdure, { parallax: 0.05, y: horizon - 26 * unit, amplitude: 90, depth: 0.02, seed: 5 });
  addMist(stage, { parallax: 0.06, y: horizon - 6 * unit, height: 70, gain: 0.5, speed: 11 });
  addHill(stage, verdure, { parallax: 0.1, y: horizon - 2 * unit, amplitude: 56, depth: 0.16, seed: 11 });
  const farm = { verdure, plane };
  addRows(stage, verdure, plane);
  addFarmstead(stage, farm);
  addBales(stage, farm);
  addRays(stage, { count: 9, from: 0.15, to: 3, width: 0.05, gain: palette.moon ? 0.06 : 0.1 });
  addYard(stage, verdure, plane);
  stage.addCast({
    ground: () => frame.ground + 6 * unit,
    bounce: verdure.grass(0.6),
    dust: mix(palette.mist, '#d9c49a', 0.4),
    shadowGain: 0.55,
    mirrorGain: 0,
  });
  addNearGrass(stage, verdure);
  addAir(stage, usualAir(stage, verdure.snowy));
}
