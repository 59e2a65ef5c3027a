import { mix, rgba } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { glitter } from '../../water/glitter.ts';
import { makeMirror } from '../../water/mirror.ts';
import { makeRings } from '../../water/rings.ts';
import { addBough } from '../bough.ts';
import { isWaterborne } from '../indoor-world.ts';
import { addBridge } from './bridge.ts';
import { addEmbankment } from './embankment.ts';
import { addPromenade } from './promenade.ts';
import { addRank } from './skyline.ts';

/** Three ranks of towers over the far bank, with haze between. */
function addTowers(stage: Stage, line: number, snowy: boolean): void {
  const { frame, unit } = stage;
  const grow = frame.tall ? 1.5 : 1;
  const far = { parallax: 0.05, base: line - 2 * unit, depth: 0.08, gap: 0.5, seed: 1 };
  addRank(
    stage,
    { ...far, heights: [90, 330 * grow], widths: [26, 84], crowns: ['flat', 'setback', 'spire', 'slant'] },
    snowy,
  );
  addMist(stage, { parallax: 0.06, y: line - 40 * unit, height: 150, gain: 0.6 });
  const middle = { parallax: 0.1, base: line - 3 * unit, depth: 0.42, gap: 1.2, seed: 2 };
  addRank(
    stage,
    {
      ...middle,
      heights: [60, 300 * grow],
      widths: [36, 112],
      crowns: ['setback', 'flat', 'pyramid', 'slant', 'spire', 'dome'],
    },
    snowy,
  );
  addMist(stage, { parallax: 0.12, y: line - 16 * unit, height: 90, gain: 0.5, speed: 12 });
  const near = { parallax: 0.16, base: line - 4 * unit, depth: 0.72, gap: 0.5, seed: 3 };
  addRank(
    stage,
    { ...near, heights: [34, 112], widths: [44, 130], crowns: ['flat', 'flat', 'dome', 'pyramid'] },
    snowy,
  );
}

/** The glow of a town under its own night sky. */
function addSkyGlow(stage: Stage, line: number): void {
  const { frame, height, palette, unit, width } = stage;
  const warm = palette.moon ? mix('#ffb070', palette.glow, 0.35) : palette.glow;
  const alpha = palette.moon ? 0.32 : 0.25;
  stage.live(0.03, (ctx) =>
    glowAt(ctx, stage, {
      colour: warm,
      x: frame.lightX,
      y: line - 20 * unit,
      rx: width * 0.6,
      ry: height * 0.34,
      alpha,
    }),
  );
}

function addRiver(stage: Stage, line: number): void {
  const { palette, unit, width } = stage;
  const tint = mix(palette.sky[1], palette.ramp[2], 0.45);
  stage.screen(makeMirror(stage, { y: line + 2 * unit, reach: 1.15, depth: 0.5, tint, squash: 0.75 }));
  const edge = rgba(palette.glow, 0.35);
  stage.screen((ctx, time) => {
    ctx.fillStyle = edge;
    ctx.fillRect(0, line + unit, width, 1.4 * unit);
    glitter(ctx, stage, { time, y: line, count: 80, gain: palette.moon ? 0.5 : 0.7, spread: 1.2 });
  });
}

/** A boat has the river to itself; everyone else stands on the quay before it. */
function addGround(stage: Stage, verdure: Verdure): void {
  const { frame, height, palette, plan, unit } = stage;
  const wet = isWet(stage);
  const bounce = mix(palette.ramp[2], '#9c8f86', 0.3);
  const water = (x: number, time: number) => frame.ground + Math.sin(x / (80 * unit) + time * 1.2) * 2.4 * unit;
  const world = { ground: () => frame.ground, water, bounce, wake: makeRings(stage), swimY: frame.ground / height };
  if (plan.cast.some(isWaterborne)) return stage.addCast({ ...world, mirrorGain: 0.32, drift: 0.12, heroScale: 1.1 });
  addPromenade(stage, { top: frame.ground - 26 * unit, verdure });
  stage.addCast({ ...world, wet: wet ? 0.3 : 0.07, shadowGain: 0.6 });
}

/** A city over its river: towers whose windows light up, a bridge, far cars, and a quay in front. */
export function paintCity(stage: Stage): void {
  const { frame, height, palette, plan, unit, width } = stage;
  const line = frame.horizon - height * (frame.tall ? 0.035 : 0.065);
  const sun = {
    x: frame.lightX - frame.side * width * 0.06,
    y: Math.max(height * 0.13, line - height * Math.max(0.2, palette.elevation)),
    radius: 40 * unit,
  };
  addOpenSky(stage, { horizon: line, sun, clouds: { count: 6, size: 1, top: 0.04, bottom: 0.4 }, ceiling: 0.26 });
  const verdure = makeVerdure(stage);
  addSkyGlow(stage, line);
  addTowers(stage, line, verdure.snowy);
  addEmbankment(stage, { line, verdure });
  addRiver(stage, line);
  const edge = frame.side < 0 ? -frame.margin : width + frame.margin;
  const from = frame.heroX + frame.side * width * -0.1;
  addBridge(stage, { from, to: edge, line: line + 6 * unit, rise: 62 * unit });
  addMist(stage, { parallax: 0.4, y: line + 26 * unit, height: 60, gain: 0.35, speed: 16 });
  addRays(stage, { count: 8, from: 0.3, to: 2.85, width: 0.05, gain: palette.moon ? 0.05 : 0.1 });
  addGround(stage, verdure);
  addBough(stage, verdure);
  if (plan.air) addAir(stage, plan.air);
  else if (palette.dark < 0.5) addAir(stage, 'dust');
}
