import { mix, rgba, disc } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { glitter } from '../../water/glitter.ts';
import { makeMirror } from '../../water/mirror.ts';
import { makeRings } from '../../water/rings.ts';
import { isWaterborne } from '../indoor-world.ts';
import { leavesOut } from '../leaves-out.ts';
import { addBoats } from './boats.ts';
import { addGulls } from './gulls.ts';
import { addLighthouse } from './lighthouse.ts';
import { addQuay } from './quay.ts';
import { addRigging } from './rigging.ts';
import { addTown } from './town.ts';

interface Mountain {
  readonly parallax: number;
  readonly height: number;
  readonly depth: number;
  readonly reach: number;
  readonly seed: number;
}

/** A hill behind the town that falls to the open sea. */
function addHill(stage: Stage, verdure: Verdure, { line, hill }: { line: number; hill: Mountain }): void {
  const { frame, palette, random, unit, width } = stage;
  const { side } = frame;
  const edge = side < 0 ? -frame.margin : width + frame.margin;
  const reach = frame.margin + width * hill.reach;
  const tones = {
    top: mix(verdure.leaf(hill.depth), palette.mist, 0.35 - hill.depth * 0.4),
    foot: mix(verdure.grass(hill.depth), palette.mist, 0.5),
    lip: rgba(palette.glow, 0.45),
  };
  stage.strip(
    { parallax: hill.parallax, top: line - (hill.height + 60) * unit, bottom: line + 26 * unit, fixed: true },
    (ctx, strip) => {
      // Water below the hills, for when the camera lifts them off the line.
      ctx.fillStyle = mix(palette.sky[2], palette.ramp[2], 0.4);
      ctx.fillRect(strip.left, line + unit, strip.width, 26 * unit);
      const rough = profile(strip, { y: 0, amplitude: 46 * unit, cells: 9, octaves: 4, seed: hill.seed });
      const heightAt: HeightAt = (x) => {
        const inland = Math.max(0, 1 - Math.abs(x - edge) / reach);
        return inland > 0
          ? line - inland ** 0.75 * hill.height * unit + rough(x) * Math.min(1, inland * 3)
          : line + 30 * unit;
      };
      ridge(ctx, strip, { heightAt, ...tones, height: hill.height * unit });
      strip.scatter(60, 8 * unit, (x) => {
        const y = heightAt(x) + (12 + 46 * random()) * unit;
        if (y < line - 20 * unit)
          disc(ctx, rgba(mix(verdure.leaf(hill.depth + 0.25), palette.mist, 0.25), 0.7), [
            x,
            y,
            (5 + 8 * random()) * unit,
            (4 + 5 * random()) * unit,
          ]);
      });
    },
  );
}

function addWater(stage: Stage, line: number): void {
  const { palette, unit, width, plan } = stage;
  const tint = mix(palette.sky[1], palette.ramp[2], 0.45);
  const reach = plan.weather === 'storm' ? 2.4 : 1;
  stage.screen(makeMirror(stage, { y: line, reach, depth: 0.48, tint, squash: 0.8 }));
  const edge = rgba(palette.glow, 0.4);
  stage.screen((ctx, time) => {
    ctx.fillStyle = edge;
    ctx.fillRect(0, line - unit, width, 1.5 * unit);
    glitter(ctx, stage, { time, y: line, count: 80, gain: palette.moon ? 0.55 : 0.75, spread: 0.9 });
  });
}

function addLight(stage: Stage): void {
  const { palette } = stage;
  addSunGlow(stage, { parallax: 0.06, reach: 260, alpha: 0.28 });
  addRays(stage, { count: 8, from: 0.3, to: 2.85, width: 0.05, gain: palette.moon ? 0.05 : 0.1 });
}

/** A boat has the basin to itself; everyone else stands on the quay. */
function addGround(stage: Stage, verdure: Verdure): void {
  const { frame, palette, plan, unit, height } = stage;
  const wet = isWet(stage);
  const swell = plan.weather === 'storm' ? 3 : 1;
  const world = {
    ground: () => frame.ground + 4 * unit,
    water: (x: number, time: number) => frame.ground + Math.sin(x / (90 * unit) + time * 1.2) * 2.6 * swell * unit,
    wake: makeRings(stage),
    swimY: frame.ground / height,
    bounce: mix(palette.ramp[2], '#a58a6a', 0.3),
  };
  if (plan.cast.some(isWaterborne)) return stage.addCast({ ...world, mirrorGain: 0.32, drift: 0.12, heroScale: 1.1 });
  addQuay(stage, { top: frame.ground - 40 * unit, verdure });
  stage.addCast({ ...world, wet: wet ? 0.26 : 0, shadowGain: 0.6 });
}

/** A small harbour: a town on piles, moored boats, a lighthouse whose beam turns, and the quay in front. */
export function paintHarbour(stage: Stage): void {
  const { frame, height, palette, plan, unit, width } = stage;
  const { side } = frame;
  const line = frame.horizon - height * (frame.tall ? 0.045 : 0.06);
  const sun = {
    x: frame.lightX + side * width * 0.06,
    y: line - height * palette.elevation * (frame.tall ? 0.75 : 0.92),
    radius: (palette.moon ? 30 : 40) * unit,
  };
  addOpenSky(stage, { horizon: line, sun, clouds: { count: 6, bottom: 0.38 }, ceiling: 0.28 });
  const verdure = makeVerdure(stage);
  addHill(stage, verdure, { line, hill: { parallax: 0.05, height: 190, depth: 0.05, reach: 0.86, seed: 4 } });
  addMist(stage, { parallax: 0.06, y: line - 20 * unit, height: 90, gain: 0.6 });
  addHill(stage, verdure, {
    line,
    hill: { parallax: 0.1, height: frame.tall ? 210 : 170, depth: 0.3, reach: 0.5, seed: 8 },
  });
  addMist(stage, { parallax: 0.12, y: line - 10 * unit, height: 60, gain: 0.45, speed: 12 });
  const tower = {
    x: frame.lightX - side * width * (frame.tall ? 0.06 : 0.1),
    y: line + 2 * unit,
    height: (frame.tall ? 250 : 230) * unit,
  };
  if (!leavesOut(stage, 'lighthouse')) addLighthouse(stage, verdure, tower);
  addTown(stage, { verdure, line });
  addWater(stage, line);
  addLight(stage);
  addBoats(stage, verdure, line);
  addMist(stage, { parallax: 0.4, y: line + 24 * unit, height: 56, gain: 0.3, speed: 16 });
  addGulls(stage, line);
  addGround(stage, verdure);
  addRigging(stage, verdure.snowy);
  if (plan.air) addAir(stage, plan.air);
  else addAir(stage, verdure.snowy ? 'snow' : 'dust');
}
