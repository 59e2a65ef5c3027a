import {
  mix,
  rgba,
  shade,
  type Colour,
  polygon,
  stroke,
  trace,
  TAU,
  type Context2d,
  verticalGradient,
  ring,
} from '@kinora/drawing';

import { addMist } from '../../air/mist.ts';
import { profile, type HeightAt } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { addHeroLeftStrip } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import { wallAround } from '../wall-around.ts';
import type { CavePlan } from './cave-plan.ts';
import { paintSpike } from './stalactites.ts';

const RAGGED = 26;

/** The ragged edge of the opening, against the clock. */
function rimOf({ random }: Stage, { opening: { x, y, rx, ry } }: CavePlan): readonly number[] {
  return Array.from({ length: RAGGED }, (_, i) => {
    const angle = -(i * TAU) / RAGGED;
    const reach = 0.84 + 0.3 * random();
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  }).flat();
}

/** Rock that water has shaped: upright folds, and a few seams across them. */
function paintFolds(ctx: Context2d, strip: Strip, { colour, lit }: { colour: Colour; lit: Colour }): void {
  const { height, random, unit: u } = strip.stage;
  const count = 34;
  repeat(count, (i) => {
    const x = strip.left + ((i + 0.8 * random()) * strip.width) / count;
    const half = (22 + 44 * random()) * u;
    const [top, foot] = [height * (0.5 * random() - 0.1), height * (0.42 + 0.4 * random())];
    const bend = (random() - 0.5) * 60 * u;
    const fold = ctx.createLinearGradient(x - half, 0, x + half, 0);
    fold.addColorStop(0, rgba(shade(colour, -0.14), 0.34));
    fold.addColorStop(0.5, rgba(colour, 0));
    fold.addColorStop(0.78, rgba(lit, 0.15));
    fold.addColorStop(1, rgba(lit, 0));
    ctx.fillStyle = fold;
    ctx.beginPath();
    ctx.moveTo(x - half * 0.7, top);
    ctx.bezierCurveTo(
      x - half,
      top + (foot - top) * 0.4,
      x - half * 0.8 + bend,
      top + (foot - top) * 0.7,
      x - half * 0.2 + bend,
      foot,
    );
    ctx.lineTo(x + half * 0.2 + bend, foot);
    ctx.bezierCurveTo(
      x + half * 0.9 + bend,
      top + (foot - top) * 0.7,
      x + half,
      top + (foot - top) * 0.4,
      x + half * 0.7,
      top,
    );
    ctx.closePath();
    ctx.fill();
  });
  repeat(7, (i) => {
    const y = height * (0.12 + 0.09 * i);
    const wave = Array.from({ length: 13 }, (_, k) => [
      strip.left + (k * strip.width) / 12,
      y + (random() - 0.5) * 60 * u,
    ]);
    stroke(ctx, { colour: rgba(shade(colour, -0.14), 0.16), width: (2 + 3 * random()) * u }, wave.flat());
  });
}

/** The far wall with the opening in it, and the light around the opening. */
function addFarWall(stage: Stage, plan: CavePlan): void {
  const { height, unit: u, width } = stage;
  const { beam, daylight, opening: o, rock } = plan;
  addHeroLeftStrip(stage, { parallax: 0.12, top: -height * 0.06 }, (ctx, strip) => {
    const rim = rimOf(stage, plan);
    ctx.save();
    ctx.beginPath();
    wallAround(strip, ring(rim))(ctx);
    ctx.fillStyle = verticalGradient(ctx, [0, height], [shade(rock[1], -0.04), rock[0], rock[1]]);
    ctx.fill();
    ctx.clip();
    paintFolds(ctx, strip, { colour: rock[0], lit: beam });
    const around = { x: o.x, y: o.y + o.ry * 0.6, rx: width * 0.42, ry: height * 0.62 };
    glowAt(ctx, stage, { colour: beam, ...around, alpha: 0.62 * daylight });
    const dark = { colour: rock[3], mode: 'source-over' as const, ry: height * 0.8, rx: width * 0.34 };
    glowAt(ctx, stage, { ...dark, x: -width * 0.04, y: height * 0.4, alpha: 0.9 });
    glowAt(ctx, stage, { ...dark, x: width * 1.1, y: height * 0.5, alpha: 0.7 });
    ctx.restore();
    ctx.strokeStyle = rgba(beam, 0.75 * daylight);
    ctx.lineWidth = 3 * u;
    ctx.lineJoin = 'round';
    ctx.beginPath();
    trace(ctx, rim);
    ctx.closePath();
    ctx.stroke();
    paintRoots(ctx, stage, plan);
  });
}

/** Roots and vines that hang in from above. */
function paintRoots(ctx: Context2d, { palette, random, unit: u }: Stage, { opening: o, rock }: CavePlan): void {
  const leaf = mix(mix('#4f9a54', palette.ramp[2], 0.4), rock[2], 0.2);
  repeat(9, (i) => {
    const x = o.x + (i / 4 - 1) * o.rx * 1.05;
    const length = (50 + 120 * random()) * u;
    const y = o.y - o.ry * 0.7;
    const bend = (random() - 0.5) * 40 * u;
    stroke(ctx, { colour: shade(leaf, -0.1), width: 2.6 * u }, [
      x,
      y,
      x + bend * 0.5,
      y + length * 0.5,
      x + bend,
      y + length,
    ]);
    repeat(7, (k) => {
      const t = (k + 1) / 7.5;
      ctx.fillStyle = k % 2 === 0 ? leaf : mix(leaf, palette.glow, 0.3);
      ctx.beginPath();
      ctx.ellipse(
        x + bend * t + (k % 2 === 0 ? 6 : -6) * u,
        y + length * t,
        8 * u,
        4 * u,
        k % 2 === 0 ? 0.6 : -0.6,
        0,
        TAU,
      );
      ctx.fill();
    });
  });
}

interface Rank {
  readonly parallax: number;
  /** Lowest roof, as a share of the height. */
  readonly roof: number;
  /** Highest floor. */
  readonly floor: number;
  /** How far the walls reach in from the sides, as a share of the width. */
  readonly walls: number;
  readonly colour: Colour;
  readonly spikes: number;
  readonly seed: number;
}

/** The roof rises towards the opening, so that no rank covers it. */
function roofOf(strip: Strip, { roof, seed }: Rank, { opening: o }: CavePlan): HeightAt {
  const { height, unit: u } = strip.stage;
  const rough = profile(strip, { y: 0, amplitude: 110 * u, cells: 7, octaves: 4, seed });
  return (x) => {
    const near = Math.exp(-(((x - o.x) / (o.rx * 1.9)) ** 2));
    return height * roof * (1 - 1.25 * near) + rough(x) * (1 - 0.6 * near);
  };
}

function paintRank(ctx: Context2d, strip: Strip, { rank, plan }: { rank: Rank; plan: CavePlan }): void {
  const { frame, height, random, unit: u, width } = strip.stage;
  const { colour, floor, spikes, walls } = rank;
  const roofAt = roofOf(strip, rank, plan);
  const rough = profile(strip, { y: 0, amplitude: 70 * u, cells: 6, octaves: 4, seed: rank.seed + 20 });
  const lit = mix(colour, plan.beam, 0.6 * plan.daylight);
  const wallAt = (x: number) => {
    const aside = Math.max(0, Math.abs(x / width - 0.5) - (0.5 - walls)) / Math.max(0.05, walls);
    return aside ** 1.4;
  };
  const step = 9 * u;
  const xs = Array.from({ length: Math.ceil(strip.width / step) + 1 }, (_, i) => strip.left + i * step);
  const middle = height * 0.52;
  const upper = (x: number) => roofAt(x) + wallAt(x) * (middle - height * 0.06);
  const lower = (x: number) => height * floor + rough(x) - wallAt(x) * (height * floor - middle) * 0.9;
  repeat(spikes, (i) => {
    const x = strip.left + ((i + 0.2 + 0.6 * random()) * strip.width) / spikes;
    const near = Math.exp(-(((x - plan.opening.x) / (plan.opening.rx * 1.5)) ** 2));
    const length = (50 + 150 * random() * random()) * u * (frame.tall ? 1.35 : 1.1) * (1 - 0.85 * near);
    paintSpike(ctx, { x, y: upper(x) - 6 * u, width: length * (0.3 + 0.12 * random()), length, colour, lit });
    if (i % 3 !== 1) return;
    const tall = length * (0.35 + 0.3 * random());
    paintSpike(ctx, { x: x + 30 * u, y: lower(x + 30 * u) + 8 * u, width: tall * 0.62, length: -tall, colour, lit });
  });
  const body = verticalGradient(ctx, [0, height], [shade(colour, -0.04), colour, shade(colour, -0.03)]);
  polygon(ctx, body, [strip.left, strip.top, ...xs.flatMap((x) => [x, upper(x)]), strip.right, strip.top]);
  polygon(ctx, body, [strip.left, strip.bottom, ...xs.flatMap((x) => [x, lower(x)]), strip.right, strip.bottom]);
  ctx.strokeStyle = rgba(lit, 0.5);
  ctx.lineWidth = 2.4 * u;
  ctx.beginPath();
  trace(
    ctx,
    xs.filter((x) => Math.abs(x - plan.opening.x) < width * 0.42).flatMap((x) => [x, lower(x) + u]),
  );
  ctx.stroke();
}

/** Three ranks of rock with mist between, darker the nearer. */
export function addCaveWalls(stage: Stage, plan: CavePlan): void {
  const { frame, height } = stage;
  const pool = plan.pool / height;
  const tall = frame.tall ? 1.15 : 1;
  addFarWall(stage, plan);
  const mist = { colour: mix(plan.rock[0], plan.beam, 0.45) };
  const ranks: readonly Rank[] = [
    {
      parallax: 0.2,
      roof: 0.15 * tall,
      floor: pool - 0.075,
      walls: 0.16,
      colour: mix(plan.rock[0], plan.rock[1], 0.55),
      spikes: 22,
      seed: 3,
    },
    {
      parallax: 0.34,
      roof: 0.1 * tall,
      floor: pool - 0.02,
      walls: 0.2,
      colour: mix(plan.rock[1], plan.rock[2], 0.4),
      spikes: 18,
      seed: 7,
    },
    { parallax: 0.5, roof: 0.045 * tall, floor: pool + 0.006, walls: 0.14, colour: plan.rock[2], spikes: 15, seed: 12 },
  ];
  ranks.forEach((rank, i) => {
    addHeroLeftStrip(stage, { parallax: rank.parallax, top: -height * 0.06, bottom: height * 0.86 }, (ctx, strip) =>
      paintRank(ctx, strip, { rank, plan }),
    );
    const veil = { y: plan.pool - height * 0.05, height: 210 - 50 * i, gain: 0.5 - 0.14 * i };
    if (i < 2) addMist(stage, { parallax: rank.parallax, ...veil, ...mist });
  });
}
