import { mix } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { peak } from '../../land/peak.ts';
import { rock } from '../../land/rock.ts';
import { addSunGlow } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addCloudRow } from './cloud-sea.ts';
import { addCrest, layCrest, makeSnowTones, type SnowTones } from './crest.ts';
import { addPennants } from './pennants.ts';

interface Summits {
  readonly parallax: number;
  readonly base: number;
  readonly count: number;
  /** In units. */
  readonly heights: readonly [low: number, high: number];
  /** 0 far to 1 near. */
  readonly depth: number;
}

/** Summits that stand out of the clouds. */
function addSummits(stage: Stage, { parallax, base, count, heights, depth }: Summits): void {
  const { palette, random, unit } = stage;
  const { ramp, sky } = palette;
  const tones = {
    lit: mix(mix(ramp[0], palette.key, 0.3), ramp[1], depth * 0.8),
    dark: mix(mix(ramp[1], sky[2], 0.45), ramp[2], depth * 0.7),
    snow: mix('#ffffff', palette.key, 0.3),
    snowShade: mix(sky[2], '#ffffff', 0.3),
    foot: mix(palette.mist, sky[4], 0.4),
  };
  stage.strip(
    { parallax, top: base - (heights[1] + 40) * unit, bottom: base + 50 * unit, fixed: true },
    (ctx, strip) => {
      repeat(count, (i) => {
        const height = (heights[0] + (heights[1] - heights[0]) * random()) * unit;
        const x = strip.left + (strip.width * (i + 0.15 + 0.7 * random())) / count;
        peak(ctx, stage, { x, base: base + 30 * unit, width: height * (0.85 + 0.35 * random()), height, ...tones });
      });
    },
  );
}

/** The great pyramid on the hero's side, whose crest comes down to us. */
function addGreatPeak(stage: Stage, line: number, tones: SnowTones): void {
  const { frame, height, palette, unit, width } = stage;
  const { side } = frame;
  const tall = height * (frame.tall ? 0.4 : 0.5);
  const x = frame.heroX + side * width * (frame.tall ? 0.2 : 0.24);
  stage.strip({ parallax: 0.22, top: line - tall - 30 * unit, bottom: line + height * 0.3, fixed: true }, (ctx) => {
    const look = {
      lit: tones.stoneLit,
      dark: mix(tones.stone, palette.ramp[2], 0.3),
      snow: tones.lit,
      snowShade: tones.shade,
      foot: mix(palette.mist, tones.snow, 0.4),
    };
    peak(ctx, stage, {
      x: x + side * 260 * unit,
      base: line + 90 * unit,
      width: tall * 0.9,
      height: tall * 0.72,
      ...look,
    });
    peak(ctx, stage, { x, base: line + 100 * unit, width: tall * 0.95, height: tall + 60 * unit, ...look });
  });
}

/** Rocks right before us in both corners, out of focus. */
function addNearRocks(stage: Stage, tones: SnowTones): void {
  const { height, palette, unit, width } = stage;
  const colour = mix(tones.stone, palette.ink, 0.5);
  const lit = mix(tones.shade, palette.glow, 0.1);
  stage.strip({ parallax: 1.6, top: height * 0.78, blur: 3, fixed: true }, (ctx) => {
    for (const [at, size] of [
      [-0.02, 190],
      [0.08, 110],
      [0.94, 130],
      [1.03, 210],
    ] as const) {
      rock(ctx, stage, {
        x: at * width,
        y: height * 1.05,
        width: size * 1.5 * unit,
        height: size * 0.75 * unit,
        colour,
        lit,
      });
    }
  });
}

function addLight(stage: Stage): void {
  const { palette } = stage;
  addSunGlow(stage, { parallax: 0.06, reach: 280, alpha: 0.32 });
  addRays(stage, { count: 9, from: 0.2, to: 2.95, width: 0.05, gain: palette.moon ? 0.06 : 0.12 });
}

/** A boat sails on the clouds; everyone else stands on the crest. */
function addGround(stage: Stage, tones: SnowTones): void {
  const { frame, height, plan, unit, width } = stage;
  const { side, heroX } = frame;
  const world = {
    bounce: tones.snow,
    bounceGain: 0.8,
    rimGain: 0.9,
    dust: mix(tones.lit, '#ffffff', 0.4),
    swimY: 0.62,
  };
  if (plan.cast.some(({ mode }) => mode === 'water')) {
    const water = (x: number, time: number) => frame.ground + Math.sin(x / (130 * unit) + time * 0.8) * 5 * unit;
    stage.addCast({ ...world, water, mirrorGain: 0, drift: 0.12, heroScale: 1.1 });
    addCloudRow(stage, { parallax: 1, y: frame.ground + 50 * unit, near: 0.8, bottom: height * 1.1 });
    addCloudRow(stage, { parallax: 1.3, y: frame.ground + 128 * unit, near: 1, bottom: height * 1.15 });
    return;
  }
  const crest = layCrest(stage);
  const pole = [crest.cairn.x, crest.cairn.y - crest.cairn.tall] as const;
  const high = [heroX + side * width * 0.5, height * (frame.tall ? 0.34 : 0.22)] as const;
  addPennants(stage, { from: high, to: pole, count: frame.tall ? 15 : 24, sag: 40 * unit, size: 30 * unit }, 0.9);
  const low = [pole[0] - side * width * 0.36, crest.heightAt(pole[0] - side * width * 0.36) + 8 * unit] as const;
  addPennants(stage, { from: pole, to: low, count: frame.tall ? 7 : 10, sag: 34 * unit, size: 26 * unit }, 1);
  addCrest(stage, crest, tones);
  stage.addCast({ ...world, ground: (x) => Math.max(frame.ground, crest.heightAt(x) + 18 * unit), shadowGain: 0.5 });
}

/** A summit above a sea of clouds: far peaks, a great pyramid, a snowy crest with pennants in the wind. */
export function paintMountain(stage: Stage): void {
  const { frame, height, palette, plan, unit } = stage;
  const line = frame.horizon - height * 0.07;
  const sun = {
    x: frame.lightX,
    y: line - height * palette.elevation * (frame.tall ? 0.7 : 0.85),
    radius: (palette.moon ? 30 : 42) * unit,
  };
  addOpenSky(stage, {
    horizon: line,
    sun,
    clouds: { count: 3, top: 0.05, bottom: 0.2, size: 0.7, alpha: 0.6 },
    ceiling: 0.3,
  });
  const tones = makeSnowTones(stage);
  addSummits(stage, { parallax: 0.04, base: line, count: 9, heights: [36, 120], depth: 0 });
  addCloudRow(stage, { parallax: 0.05, y: line + 6 * unit, near: 0, bottom: line + 100 * unit });
  addSummits(stage, { parallax: 0.09, base: line + 34 * unit, count: 4, heights: [90, 190], depth: 0.45 });
  addCloudRow(stage, { parallax: 0.1, y: line + 40 * unit, near: 0.22, bottom: line + 180 * unit });
  addLight(stage);
  addGreatPeak(stage, line + 40 * unit, tones);
  addCloudRow(stage, { parallax: 0.24, y: line + 96 * unit, near: 0.45, bottom: height * 1.05 });
  addMist(stage, { parallax: 0.3, y: line + 70 * unit, height: 90, gain: 0.4, speed: 14 });
  addCloudRow(stage, { parallax: 0.42, y: line + 168 * unit, near: 0.7, bottom: height * 1.1 });
  addGround(stage, tones);
  addMist(stage, {
    parallax: 1.1,
    y: frame.ground + 40 * unit,
    height: 90,
    gain: 0.22,
    speed: 60,
    colour: mix(tones.lit, '#ffffff', 0.3),
  });
  addNearRocks(stage, tones);
  addAir(stage, plan.air ?? (plan.season === 'winter' ? 'snow' : 'dust'));
}
