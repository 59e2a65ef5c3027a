import { rgba, type Random, type Context2d } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import type { Stage } from '../stage/stage.ts';

type Line = readonly (readonly [x: number, y: number])[];
interface Bolt {
  readonly time: number;
  readonly x: number;
  readonly trunk: Line;
  readonly forks: readonly Line[];
}
/** Lightning of a storm: how bright the flash is, and the bolts themselves. */
export interface Lightning {
  readonly flash: (time: number) => number;
  readonly draw: (ctx: Context2d, time: number) => void;
}

/** Halo, glow and core of a bolt: width, colour, alpha. */
const STROKES = [
  [16, '#a9c6ff', 0.1],
  [7, '#a9c6ff', 0.25],
  [2.6, '#f6faff', 1],
] as const;

type Growth = Pick<Stage, 'height' | 'random' | 'unit'>;

function growTrunk({ random, height, unit }: Growth, start: number): Line {
  const points: [number, number][] = [];
  let x = start;
  let y = 0;
  while (y < height * 0.52) {
    points.push([x, y]);
    x += (random() - 0.5) * 70 * unit;
    y += (14 + 26 * random()) * unit;
  }
  return points;
}

function growFork(random: Random, unit: number, [startX, startY]: readonly [number, number]): Line {
  const side = random() < 0.5 ? -1 : 1;
  const points: [number, number][] = [[startX, startY]];
  let x = startX;
  let y = startY;
  for (let index = 0; index < 5; index++) {
    x += side * (8 + 26 * random()) * unit;
    y += (10 + 20 * random()) * unit;
    points.push([x, y]);
  }
  return points;
}

function makeBolt(stage: Growth, [time, x]: readonly [time: number, x: number]): Bolt {
  const trunk = growTrunk(stage, x);
  const starts = trunk.slice(4, 5 + Math.floor(stage.random() * 3));
  return { time, x, trunk, forks: starts.map((start) => growFork(stage.random, stage.unit, start)) };
}

function traceBolt(ctx: Context2d, line: Line): void {
  ctx.beginPath();
  for (const [x, y] of line) ctx.lineTo(x, y);
  ctx.stroke();
}

function drawBolt(ctx: Context2d, stage: Stage, { bolt, light }: { bolt: Bolt; light: number }): void {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [width, colour, alpha] of STROKES) {
    ctx.strokeStyle = rgba(colour, light * alpha);
    ctx.lineWidth = width * stage.unit;
    traceBolt(ctx, bolt.trunk);
    ctx.lineWidth = width * stage.unit * 0.5;
    for (const fork of bolt.forks) traceBolt(ctx, fork);
  }
  const { width, height } = stage;
  const halo = { x: bolt.x, y: height * 0.1, rx: width * 0.4, ry: height * 0.4 };
  glowAt(ctx, stage, { colour: '#b9d2ff', ...halo, alpha: light * 0.6 });
}

function flashOf({ time }: Bolt, now: number): number {
  const age = now - time;
  if (age < 0 || age > 0.7) return 0;
  return Math.exp(-age * 7) * (0.6 + 0.4 * Math.cos(age * 60));
}

/** Forked bolts at seeded moments, about one every two seconds. */
export function makeLightning(stage: Stage): Lightning {
  const { height, plan, unit, width } = stage;
  const random = stage.fork('lightning');
  const count = Math.max(2, Math.round(plan.seconds / 2.2));
  const strikes = Array.from({ length: count }, (_, index) => {
    const time = 0.7 + index * 2.1 + random() * 0.6;
    return [time, width * (0.15 + 0.7 * random())] as const;
  });
  const bolts = strikes.map((strike) => makeBolt({ height, random, unit }, strike));
  return {
    flash: (time) => Math.max(0, ...bolts.map((bolt) => flashOf(bolt, time))),
    draw: (ctx, time) => {
      for (const bolt of bolts) {
        const age = time - bolt.time;
        if (age >= 0 && age <= 0.34) drawBolt(ctx, stage, { bolt, light: Math.exp(-age * 8) });
      }
    },
  };
}
