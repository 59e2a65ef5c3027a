import { mix, rgba } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { bareTree } from '../../land/bare-tree.ts';
import { peak } from '../../land/peak.ts';
import { pine } from '../../land/pine.ts';
import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage, World } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addKeep } from './keep.ts';
import { addLanternPath } from './lantern-path.ts';
import { castleX, makeRock, type Rock } from './stone.ts';

function addGlowingStorm(stage: Stage, { x, top }: Rock): void {
  const { palette, unit } = stage;
  const lightning = addStorm(stage, { ceiling: { base: 0.4 } });
  const light = { colour: mix(palette.glow, '#e6f2d8', 0.3), x, y: top - 10 * unit, rx: 420 * unit, ry: 260 * unit };
  stage.live(0.04, (ctx, time) => {
    glowAt(ctx, stage, { ...light, alpha: 0.5 });
    lightning.draw(ctx, time);
  });
}

function addQuietSky(stage: Stage, horizon: number): void {
  if (stage.palette.dark > 0.4) stage.screen(makeStars(stage, { count: 200, bottom: horizon }));
  addClouds(stage, { count: 6, alpha: 0.7 });
}

function addFarPeaks(stage: Stage, horizon: number): void {
  const { palette, random, unit } = stage;
  const { ramp, sky } = palette;
  const tones = { lit: mix(ramp[0], sky[3], 0.35), dark: mix(ramp[1], sky[2], 0.35), foot: palette.mist };
  stage.strip({ parallax: 0.06, top: horizon - 260 * unit }, (ctx, strip) => {
    repeat(6, (i) => {
      const x = strip.left + (strip.width * (i + 0.3 + 0.4 * random())) / 6;
      const size = { width: (180 + 90 * random()) * unit, height: (120 + 130 * random()) * unit };
      peak(ctx, stage, { x, base: horizon + 20 * unit, ...size, ...tones });
    });
  });
  addMist(stage, { parallax: 0.08, y: horizon, height: 150, gain: 0.7 });
}

interface Woods {
  readonly parallax: number;
  readonly y: number;
  readonly depth: number;
  readonly count: number;
  readonly height: number;
  readonly seed: number;
}

function addWoods(stage: Stage, { parallax, y, depth, count, height, seed }: Woods): void {
  const { palette, random, unit } = stage;
  const colour = mix(palette.ramp[1], palette.ramp[3], depth);
  const look = { colour, lit: rgba(mix(colour, palette.glow, 0.5), 0.2), unit };
  stage.strip({ parallax, top: y - height * 1.3 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: 60 * unit, cells: 4, octaves: 3, seed });
    strip.scatter(count, height * unit, (x) => {
      const tall = height * unit * (0.55 + 0.55 * random());
      pine(ctx, { x, y: heightAt(x) + 8 * unit, height: tall, ...look, seed: random() * 9 });
    });
    ridge(ctx, strip, { heightAt, top: colour, foot: mix(colour, palette.mist, 0.3), height: 130 * unit });
  });
}

function addForestBelow(stage: Stage, horizon: number): void {
  const { height: h, sun, unit } = stage;
  addMist(stage, { parallax: 0.34, y: horizon + 30 * unit, height: 170, gain: 0.6, speed: 16 });
  addRays(stage, { y: sun.y - h * 0.12, count: 7, from: 0.7, to: 2.5, width: 0.05, gain: 0.1 });
  addWoods(stage, { parallax: 0.45, y: horizon + h * 0.09, depth: 0.55, count: 46, height: 70, seed: 4 });
  addMist(stage, { parallax: 0.5, y: horizon + h * 0.12, height: 100, gain: 0.45, speed: 22 });
  addWoods(stage, { parallax: 0.75, y: horizon + h * 0.2, depth: 0.85, count: 24, height: 150, seed: 6 });
}

/** Lightning lights the castle from behind. */
function addFlash(stage: Stage, { x, top }: Rock): void {
  const { height, unit } = stage;
  const light = { colour: '#cfe2ff', x, y: top - height * 0.1, rx: 520 * unit, ry: 300 * unit };
  stage.live(0.8, (ctx, time) => {
    const flash = stage.flash(time);
    if (flash > 0.03) glowAt(ctx, stage, { ...light, alpha: 0.5 * flash });
  });
}

function worldOf({ frame, height, palette, unit, width }: Stage, { x, top }: Rock, storm: boolean): World {
  const aside = frame.wide ? frame.side * width * 0.03 : 0;
  return {
    circle: { x: x + aside, y: top - height * (frame.tall ? 0.24 : 0.13), rx: width * 0.2, ry: height * 0.08 },
    ground: () => frame.ground + 12 * unit,
    heroScale: frame.wide ? 0.92 : 0.58,
    rimGain: 0.75,
    rimColour: storm ? '#dcecff' : undefined,
    bounce: storm ? '#5a3040' : palette.ramp[2],
  };
}

/** Bare trees and a dark bank, out of focus. */
function addForeground(stage: Stage): void {
  const { frame, height, palette, random, unit } = stage;
  const colour = palette.ink;
  const size = { y: height * 1.06, height: height * (frame.tall ? 0.42 : 0.72), width: 0.045, depth: 6 };
  const spots = frame.wide ? [0.1, 0.94] : [0.08];
  stage.strip({ parallax: 1.7, top: height * 0.2, blur: 2 }, (ctx, strip) => {
    spots.forEach((spot) => {
      const lean = spot < 0.5 ? 0.12 : -0.12;
      bareTree(ctx, random, { x: strip.left + strip.width * spot, ...size, colour, lean });
    });
    const heightAt = profile(strip, { y: height * 0.99, amplitude: 70 * unit, cells: 5, octaves: 3, seed: 41 });
    ridge(ctx, strip, { heightAt, top: colour, foot: colour, lip: rgba(palette.glow, 0.25) });
  });
}

/** Castle on a crag: stacked towers, lit windows, a winding road; storm or quiet evening. */
export function paintCastle(stage: Stage): void {
  const { frame, height, plan, unit, width } = stage;
  const storm = plan.weather === 'storm';
  const horizon = frame.horizon + height * 0.08;
  const sunX = castleX(stage) + frame.side * width * 0.08;
  const sunY = height * (frame.tall ? 0.34 : 0.37);
  stage.backdrop(paintSky(stage, { horizon, sun: { x: sunX, y: sunY, radius: 60 * unit } }));
  const rock = makeRock(stage, horizon);
  if (storm) addGlowingStorm(stage, rock);
  else addQuietSky(stage, horizon);
  addFarPeaks(stage, horizon);
  addKeep(stage, rock);
  addForestBelow(stage, horizon);
  addFlash(stage, rock);
  stage.addCast(worldOf(stage, rock, storm));
  addForeground(stage);
  if (!frame.wide) addLanternPath(stage, rock);
  if (storm) addAir(stage, 'rain', { wind: 1.8, gain: 0.75 });
  else addAir(stage, plan.air ?? 'fireflies');
}
