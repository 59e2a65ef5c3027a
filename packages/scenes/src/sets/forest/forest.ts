import { mix, rgba, createRandom } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { bareTree } from '../../land/bare-tree.ts';
import { frameWith } from '../../land/foreground.ts';
import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import type { Stage } from '../../stage/stage.ts';
import { addClearing } from './clearing.ts';
import { addRank, addStandingPines } from './ranks.ts';
import { makeWood, type Wood } from './wood.ts';

/** Five ranks of trees with light and mist between them. */
function addRanks(stage: Stage, wood: Wood): void {
  const { frame, height: h, palette, sun, unit } = stage;
  const { horizon } = wood;
  addRank(stage, wood, { parallax: 0.07, y: horizon - h * 0.03, depth: 0.04, count: 80, height: 92, amplitude: 46 });
  addMist(stage, { parallax: 0.09, y: horizon, height: 130, gain: 0.75 });
  addRank(stage, wood, { parallax: 0.16, y: horizon + h * 0.01, depth: 0.2, count: 54, height: 150, amplitude: 34 });
  addMist(stage, { parallax: 0.2, y: horizon + h * 0.045, height: 120, gain: 0.6, speed: 12 });
  const count = frame.tall ? 20 : 26;
  addRank(stage, wood, { parallax: 0.34, y: horizon + h * 0.055, depth: 0.44, count, height: 245, amplitude: 26 });
  const backlight = { colour: palette.glow, x: sun.x, y: sun.y + 40 * unit, rx: 330 * unit };
  stage.live(0.3, (ctx, time) => glowAt(ctx, stage, { ...backlight, alpha: 0.34 + 0.03 * Math.sin(time) }));
  addMist(stage, { parallax: 0.4, y: horizon + h * 0.1, height: 120, gain: 0.5, speed: 16 });
  addRays(stage, { count: 11, from: 0.25, to: 2.9, width: 0.045, gain: 0.2 });
  addStandingPines(stage, wood);
}

/** Where bare trunks stand in the foreground: one per loop when the world scrolls, else both edges. */
function trunkSpots({ plan, frame }: Stage): readonly number[] {
  // A slow walk would keep the trunk in front of the hero for seconds.
  if (plan.scroll > 0) return plan.scroll > 0.2 ? [0.62] : [];
  return frame.wide ? [0.11, 0.93] : [0.13, 0.9];
}

/** One that passes in front of the hero forks above it. */
function trunkSize({ plan, frame, height }: Stage): { height: number; width: number } {
  if (plan.scroll > 0) return { height: height * 1.9, width: 0.016 };
  return { height: height * (frame.tall ? 0.95 : 1.25), width: 0.026 };
}

/** Trunks and drifts, out of focus. */
function addForeground(stage: Stage, { season }: Wood): void {
  const { height, width, unit, palette } = stage;
  const winter = season === 'winter';
  const colour = mix(palette.ink, palette.ramp[3], 0.5);
  const trunk = {
    y: height * 1.1,
    ...trunkSize(stage),
    colour,
    snow: winter ? rgba('#ffffff', 0.75) : undefined,
    depth: 5,
  };
  stage.strip({ parallax: 1.75, top: -10 * unit, blur: 4 }, (ctx, strip) => {
    trunkSpots(stage).forEach((spot) => {
      strip.wrap(strip.left + strip.width * spot, trunk.height * 0.6, (x) => {
        // Both copies across the seam must be the same tree.
        bareTree(ctx, createRandom(stage.seed ^ Math.round(spot * 100)), {
          x,
          ...trunk,
          lean: x < width / 2 ? -0.03 : 0.03,
        });
      });
    });
    const profiled = { y: height * 0.985, amplitude: 46 * unit, cells: 6, octaves: 2, seed: 91 };
    const top = winter ? mix(palette.fill, '#ffffff', 0.35) : colour;
    const edge = { top, foot: colour, lip: rgba(palette.glow, 0.4), height: height * 0.13 };
    ridge(ctx, strip, { heightAt: profile(strip, profiled), ...edge });
  });
  if (!winter) frameWith(stage, { kind: 'fern', parallax: 1.7 });
}

/** Forest in any season: ranks of trees in backlit mist, a clear path for the cast. */
export function paintForest(stage: Stage): void {
  const { frame, height, unit, palette, plan } = stage;
  const horizon = frame.horizon + height * 0.04;
  const sun = { x: frame.lightX, y: horizon - height * (palette.moon ? 0.4 : 0.19), radius: 50 * unit };
  stage.backdrop(paintSky(stage, { horizon, sun }));
  const wood = makeWood(stage, horizon);
  const winter = wood.season === 'winter';
  addRanks(stage, wood);
  addClearing(stage, wood);
  stage.addCast({
    ground: () => frame.ground + 8 * unit,
    bounce: winter ? mix('#ffffff', palette.fill, 0.45) : wood.treeColour(0.8),
    dust: winter ? '#ffffff' : mix(palette.mist, '#c9a878', 0.5),
    rimGain: 1,
  });
  addForeground(stage, wood);
  addAir(stage, wood.season === 'winter' ? 'snow' : usualAir(stage, false), { wind: plan.scroll > 0 ? 2 : 1 });
}
