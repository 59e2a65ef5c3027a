import { mix, shade, disc, panel } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { addRays } from '../../light/rays.ts';
import { addClouds } from '../../sky/clouds.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage, World } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { addHeroLeftStrip } from '../hero-left.ts';
import { ashore } from '../indoor-world.ts';
import { repeat } from '../repeat.ts';
import { addTable, isServed, tablePlaces } from '../table.ts';
import { addCobbles } from './cobbles.ts';
import { addCrowd } from './crowd.ts';
import { addLampStrings } from './lamp-strings.ts';
import { planMarket, type MarketPlan } from './market-plan.ts';
import { paintAwning, paintBaskets, paintStall, type Stall } from './stall.ts';
import { addTown } from './town.ts';

function addSky(stage: Stage, { horizon }: MarketPlan): void {
  const { frame, height, palette, plan, unit: u } = stage;
  const y = palette.elevation > 0.2 ? height * 0.2 : horizon - height * 0.22;
  stage.backdrop(paintSky(stage, { horizon, sun: { x: frame.lightX, y, radius: (palette.moon ? 28 : 36) * u } }));
  if (plan.weather === 'storm') {
    addStorm(stage, { ceiling: { base: 0.34 }, bolts: 0.04 });
    return;
  }
  if (palette.dark > 0.4) stage.screen(makeStars(stage, { count: 150, bottom: horizon }));
  addClouds(stage, { count: 5, alpha: 0.8 });
}

type Rank = readonly Omit<Stall, 'y' | 'depth'>[];

/** Stalls at shares of the width: middle, width in stall heights, stripes, goods. */
function rankOf(
  { width }: Stage,
  height: number,
  stalls: readonly (readonly [number, number, string, number])[],
): Rank {
  return stalls.map(([share, wide, colour, goods]) => ({
    x: width * share,
    width: height * wide,
    height,
    stripes: [colour, '#f6ead2'],
    goods,
  }));
}

function addRank(
  stage: Stage,
  plan: MarketPlan,
  rank: { stalls: Rank; parallax: number; y: number; depth: number },
): void {
  const { stalls, parallax, y, depth } = rank;
  const tallest = Math.max(...stalls.map(({ height }) => height));
  addHeroLeftStrip(stage, { parallax, top: y - tallest * 1.2, bottom: y + 50 * stage.unit }, (ctx) => {
    stalls.forEach((stall) => {
      const scene = { plan, stall: { ...stall, y, depth } };
      paintStall(ctx, stage, scene);
      if (depth < 0.1) paintBaskets(ctx, stage, scene);
    });
  });
}

/** A row of stalls along the houses, then two large ones beside the hero. */
function addStalls(stage: Stage, plan: MarketPlan): void {
  const { frame, unit: u } = stage;
  const { street } = plan;
  const gap = frame.ground - street;
  const far = frame.hero * 0.62;
  const near = frame.hero * (frame.tall ? 0.98 : 1.12);
  const row = rankOf(stage, far, [
    [-0.06, 1.15, '#c9583f', 1],
    [0.14, 1.05, '#3f8a8f', 3],
    [0.36, 1.15, '#d9a03c', 5],
    [0.57, 1.05, '#7a9a4a', 2],
    [0.78, 1.15, '#c9583f', 6],
    [1, 1.1, '#4a7ab0', 4],
    [1.16, 1.1, '#d9a03c', 0],
  ]);
  const stalls = frame.wide ? row : row.filter((_, index) => index % 2 === 0);
  addRank(stage, plan, { stalls, parallax: 0.46, y: street + gap * 0.14, depth: 0.3 });
  addCrowd(stage, plan, {
    parallax: 0.5,
    y: street + gap * 0.24,
    size: frame.hero * 0.42,
    count: frame.wide ? 17 : 11,
    depth: 0.34,
  });
  addMist(stage, { parallax: 0.55, y: street + 4 * u, height: 110, gain: 0.34 });
  const big = rankOf(
    stage,
    near,
    frame.wide
      ? [
          [0.045, 0.86, '#2f7f86', 4],
          [0.83, 1.08, '#cf4f3c', 0],
        ]
      : [
          [-0.06, 0.7, '#2f7f86', 4],
          [0.93, 0.86, '#cf4f3c', 0],
        ],
  );
  addRank(stage, plan, { stalls: big, parallax: 0.76, y: street + gap * 0.62, depth: 0.04 });
}

/** A near awning, out of focus. */
function addNearAwning(stage: Stage, plan: MarketPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const dimmed = (colour: string) => mix(plan.tone(colour), palette.ink, 0.26);
  const dim = { ...plan, tone: dimmed, snowed: dimmed };
  const size = height * (frame.tall ? 0.34 : 0.5);
  addHeroLeftStrip(stage, { parallax: 1.6, top: -height * 0.12, bottom: size * 0.36, blur: 3 }, (ctx) => {
    const place = { x: 0, y: size * 0.95, width: width * (frame.wide ? 0.36 : 0.5), height: size, depth: 0 };
    panel(ctx, mix(plan.tone('#6a4a3a'), palette.ink, 0.5), [-width * 0.015, -height * 0.1, 26 * u, height * 1.3]);
    paintAwning(ctx, stage, { plan: dim, stall: { ...place, stripes: ['#8a3440', '#c9b79a'], goods: 0 } });
  });
}

/** A near crate of oranges, out of focus. */
function addNearCrate(stage: Stage, plan: MarketPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const lamplit = mix(palette.key, '#ffc27a', plan.lamps);
  const wood = mix(plan.tone('#7a5234'), palette.ink, 0.35);
  const x = width * (frame.wide ? 0.88 : 0.8);
  const top = height * 0.965;
  addHeroLeftStrip(stage, { parallax: 1.6, top: top - 130 * u, blur: 3 }, (ctx) => {
    repeat(18, (i) => {
      const row = (i > 6 ? 1 : 0) + (i > 12 ? 1 : 0);
      const column = i - ([0, 7, 13][row] ?? 0);
      const at = [x - 130 * u + (column + row * 0.5) * 52 * u, top - 10 * u - row * 36 * u] as const;
      const colour = mix(plan.tone(i % 4 === 0 ? '#f2b83c' : '#ec8a34'), palette.ink, 0.1);
      disc(ctx, shade(colour, -0.06), [...at, 31 * u]);
      disc(ctx, colour, [at[0] + 2 * u, at[1] - 3 * u, 27 * u]);
      disc(ctx, mix(colour, lamplit, 0.55), [at[0] + 9 * u, at[1] - 11 * u, 10 * u]);
    });
    panel(ctx, wood, [x - 190 * u, top, 480 * u, height * 0.3, 6 * u]);
    panel(ctx, mix(wood, palette.key, 0.22), [x - 190 * u, top, 480 * u, 9 * u, 4 * u]);
  });
}

function worldOf(stage: Stage, { lamps, tone }: MarketPlan, served: boolean): World {
  const { frame, palette, unit } = stage;
  const wet = isWet(stage) ? 0.22 : 0;
  const light = {
    modeFor: ashore,
    bounce: mix(tone('#b09a86'), '#ffb868', 0.4 * lamps),
    rimColour: mix(palette.glow, '#ffc27a', 0.6 * lamps),
    rimGain: 0.9,
  };
  if (!served) return { ...light, wet, ground: () => frame.ground + 12 * unit, heroScale: frame.tall ? 0.88 : 1.07 };
  return {
    ...light,
    heroScale: frame.wide ? 1.12 : 0.98,
    ground: () => frame.ground + 4 * unit,
    places: (count) => tablePlaces(stage, count),
  };
}

/** Market square: striped stalls heaped with fruit, gabled houses, cords of lamps, people, cobbles. */
export function paintMarket(stage: Stage): void {
  const plan = planMarket(stage);
  addSky(stage, plan);
  addTown(stage, plan);
  if (stage.palette.dark < 0.4) addRays(stage, { count: 8, from: 0.5, to: 2.6, width: 0.06, gain: 0.12 });
  addCobbles(stage, plan);
  addStalls(stage, plan);
  addLampStrings(stage, plan);
  const served = isServed(stage);
  if (served) addTable(stage, { wood: plan.tone('#a8764a'), cloth: [plan.tone('#d9594a'), plan.tone('#f6ead2')] });
  stage.addCast(worldOf(stage, plan, served));
  addNearAwning(stage, plan);
  if (!served) addNearCrate(stage, plan);
  addAir(stage, stage.plan.air ?? 'dust', stage.plan.air ? {} : { count: 30, gain: 0.8 });
}
