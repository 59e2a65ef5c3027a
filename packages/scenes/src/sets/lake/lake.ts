import { mix, rgba, type Context2d } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { pine } from '../../land/pine.ts';
import { ridge } from '../../land/ridge.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { makePlatform } from '../../water/platform.ts';
import { waterborne } from '../indoor-world.ts';
import { repeat } from '../repeat.ts';
import { addRange, addShore } from './shores.ts';
import { addWater, makeWake } from './water.ts';

function addSkyAndPeaks(stage: Stage, horizon: number): void {
  const { frame, palette, unit } = stage;
  if (palette.dark > 0.6) stage.screen(makeStars(stage, { count: 220, bottom: horizon }));
  addClouds(stage, { count: 5, top: 0.05, bottom: 0.3, size: 0.9, alpha: 0.8 });
  addRange(stage, horizon, { parallax: 0.06, count: 6, heights: [120, 210], depth: 0 });
  addMist(stage, { parallax: 0.07, y: horizon - 20 * unit, height: 120, gain: 0.7 });
  const heights = [200, frame.tall ? 330 : 320] as const;
  addRange(stage, horizon, { parallax: 0.12, count: frame.tall ? 3 : 4, heights, depth: 0.45, spread: 1.05 });
  addMist(stage, { parallax: 0.14, y: horizon - 8 * unit, height: 90, gain: 0.75, speed: 5 });
}

function addShores(stage: Stage, horizon: number): void {
  const { unit } = stage;
  const far = { y: horizon + 2 * unit, depth: 0.2, count: 90, height: 46, amplitude: 40, seed: 2 };
  addShore(stage, { parallax: 0.18, ...far });
  const near = { y: horizon + 6 * unit, depth: 0.5, count: 54, height: 92, amplitude: 30, seed: 5 };
  addShore(stage, { parallax: 0.26, ...near });
  addSunGlow(stage, { parallax: 0.2, reach: 260, alpha: 0.3 });
}

function addHazeAndRays(stage: Stage, line: number): void {
  const { unit, height } = stage;
  addMist(stage, { parallax: 0.3, y: line + 12 * unit, height: 70, gain: 0.6, speed: 12 });
  addMist(stage, { parallax: 0.5, y: line + height * 0.09, height: 60, gain: 0.28, speed: 20 });
  addRays(stage, { count: 9, from: 0.2, to: 2.95, width: 0.05, gain: 0.12 });
}

function paintReeds(ctx: Context2d, strip: Strip, colour: string): void {
  const { height, unit, random, palette } = strip.stage;
  const lit = mix(colour, palette.glow, 0.25);
  repeat(60, () => {
    const x = strip.left + strip.width * random();
    const tall = (30 + 80 * random()) * unit;
    ctx.strokeStyle = random() < 0.3 ? lit : colour;
    ctx.lineWidth = 3 * unit;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x, height * 1.02);
    ctx.quadraticCurveTo(x, height - tall * 0.5, x + (random() - 0.3) * tall * 0.5, height * 1.02 - tall);
    ctx.stroke();
  });
}

/** Two dark pines and reeds on the near bank, out of focus, beside the hero. */
function addNearBank(stage: Stage): void {
  const { frame, height, unit, palette } = stage;
  const colour = mix(palette.ink, palette.ramp[3], 0.4);
  const { side } = frame;
  stage.strip({ parallax: 1.7, top: frame.tall ? height * 0.05 : -10 * unit, blur: 4 }, (ctx, strip) => {
    const bank = side > 0 ? strip.left + strip.width * 0.12 : strip.right - strip.width * 0.12;
    const tall = { x: bank - side * 60 * unit, y: height * 1.02, height: height * (frame.tall ? 0.7 : 1) };
    pine(ctx, { ...tall, colour, seed: 3, lit: rgba(palette.glow, 0.12), side, unit });
    pine(ctx, { x: bank + side * 90 * unit, y: height * 1.05, height: height * 0.55, colour, seed: 5, unit });
    const heightAt = (x: number) => height - Math.max(0, 70 * unit - Math.abs(x - bank) * 0.22);
    const tones = { top: colour, foot: palette.ink, lip: rgba(palette.glow, 0.3) };
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.1 });
    paintReeds(ctx, strip, colour);
  });
}

/** Mountain lake: peaks, pine shore, mist on the water, and a true mirror of all of it. */
export function paintLake(stage: Stage): void {
  const { frame, height, unit, palette, plan } = stage;
  const horizon = frame.horizon - height * 0.04;
  const sun = { x: frame.lightX, y: horizon - height * (palette.moon ? 0.4 : 0.2), radius: 36 * unit };
  stage.backdrop(paintSky(stage, { horizon, sun }));
  addSkyAndPeaks(stage, horizon);
  addShores(stage, horizon);
  addWater(stage, horizon + 8 * unit);
  addHazeAndRays(stage, horizon + 8 * unit);
  const ground = height * (frame.tall ? 0.74 : 0.76) * frame.lift;
  stage.addCast({
    ground: () => ground,
    water: (x, time) => ground + Math.sin(x / (90 * unit) + time * 1.1) * 2 * unit,
    modeFor: waterborne,
    wake: makeWake(stage),
    platform: makePlatform(stage),
    mirrorGain: 0.34,
    drift: frame.wide ? 0.16 : 0.1,
    heroScale: frame.wide ? 1.2 : 1,
    bounce: mix(palette.sky[2], palette.ramp[2], 0.4),
    rimGain: 1,
  });
  addNearBank(stage);
  addAir(stage, plan.air ?? (palette.dark > 0.5 ? 'fireflies' : 'dust'));
}
