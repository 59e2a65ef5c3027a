import { mix, rgba, disc, polygon, fraction, type Context2d, verticalGradient } from '@kinora/drawing';

import { steam } from '../../air/steam.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { paintCliff, type Fall, type Scenery } from './cliff.ts';
import type { Greens } from './greens.ts';

const PARALLAX = 0.2;
const STREAKS = 58;
/** The fall is parted by two rocks: veils between these shares of its half width. */
const VEILS = [
  [-1, -0.42],
  [-0.34, 0.5],
  [0.6, 1],
] as const;

function paintPool(ctx: Context2d, strip: Strip, { fall, greens }: Scenery): void {
  const { height, palette, unit } = strip.stage;
  const { x, pool } = fall;
  const water = [
    mix(greens.local('#7fd8cf', 0.5), palette.sky[4], 0.3),
    mix(greens.local('#2f9c98', 0.7), palette.sky[2], 0.25),
    mix(greens.local('#1c5f66', 0.8), palette.ramp[3], 0.35),
  ];
  ctx.fillStyle = verticalGradient(ctx, [pool, pool + height * 0.14], water);
  ctx.fillRect(strip.left, pool, strip.width, strip.bottom - pool);
  ctx.fillStyle = rgba(palette.sky[4], 0.35);
  ctx.fillRect(strip.left, pool, strip.width, 1.6 * unit);
  repeat(9, (i) =>
    disc(ctx, rgba(palette.sky[4], 0.12), [
      x + (i - 4) * 40 * unit,
      pool + (12 + i * 6) * unit,
      (50 + 16 * i) * unit,
      2.4 * unit,
    ]),
  );
}

/** The sheet of water, whose streaks fall, and the foam at its foot. */
function drawWater(ctx: Context2d, stage: Stage, { fall, time, foam, deep }: Falling): void {
  const { unit } = stage;
  const { x, top, pool, half } = fall;
  const tall = pool - top;
  const sheet = [rgba(mix(foam, deep, 0.15), 0.85), rgba(mix(foam, deep, 0.5), 0.6), rgba(mix(foam, deep, 0.2), 0.85)];
  ctx.fillStyle = verticalGradient(ctx, [top, pool], sheet);
  for (const [from, to] of VEILS) {
    polygon(ctx, ctx.fillStyle, [
      x + from * half * 0.86,
      top - 3 * unit,
      x + to * half * 0.86,
      top - 3 * unit,
      x + to * half * 1.14,
      pool + 8 * unit,
      x + from * half * 1.1,
      pool + 8 * unit,
    ]);
  }
  ctx.lineCap = 'round';
  repeat(STREAKS, (i) => {
    const across = fraction(i * 0.618) * 2 - 1;
    const age = fraction(i * 0.37 + time * (0.55 + 0.25 * fraction(i * 0.21)));
    const [from, to] = [top + age ** 1.4 * tall, top + Math.min(1, age + 0.16) ** 1.4 * tall];
    const place = (y: number) => x + across * half * (0.82 + (0.28 * (y - top)) / tall);
    ctx.strokeStyle = i % 3 === 0 ? rgba(deep, 0.4) : rgba(foam, 0.6);
    ctx.lineWidth = (1.2 + 2.6 * fraction(i * 0.83)) * unit;
    ctx.beginPath();
    ctx.moveTo(place(from), from);
    ctx.lineTo(place(to), to);
    ctx.stroke();
  });
  repeat(16, (i) => {
    const age = fraction(i * 0.29 + time * 0.6);
    const at = x + (fraction(i * 0.618) * 2 - 1) * half * (1.1 + age * 0.9);
    glowAt(ctx, stage, {
      colour: foam,
      x: at,
      y: pool + (6 - 10 * age) * unit,
      rx: (16 + 26 * age) * unit,
      ry: (9 + 12 * age) * unit,
      alpha: 0.6 * (1 - age),
    });
  });
}

interface Falling {
  readonly fall: Fall;
  readonly time: number;
  readonly foam: string;
  readonly deep: string;
}

/** Rings that run out over the pool. */
function drawRings(ctx: Context2d, { unit }: Stage, { fall, time, foam }: Falling): void {
  ctx.strokeStyle = foam;
  ctx.lineWidth = 1.4 * unit;
  repeat(6, (i) => {
    const age = fraction(i / 6 + time * 0.16);
    ctx.globalAlpha = 0.5 * (1 - age);
    ctx.beginPath();
    ctx.ellipse(
      fall.x,
      fall.pool + (14 + 30 * age) * unit,
      fall.half * (1.3 + 4.4 * age),
      (5 + 30 * age) * unit,
      0,
      0.15,
      Math.PI - 0.15,
    );
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}

/** A cliff with a waterfall, its pool and its spray. */
export function addWaterfall(stage: Stage, greens: Greens, fall: Fall): void {
  const { palette, unit, height } = stage;
  const scenery = { fall, greens };
  const foam = stage.tone(mix('#ffffff', palette.key, 0.25 + palette.dark * 0.4));
  const deep = stage.tone(mix(greens.local('#4fb3b0', 0.6), palette.sky[2], 0.35));
  stage.strip(
    { parallax: PARALLAX, top: fall.top - 70 * unit, bottom: fall.pool + height * 0.4, fixed: true },
    (ctx, strip) => {
      paintCliff(ctx, stage, scenery);
      paintPool(ctx, strip, scenery);
    },
  );
  stage.live(PARALLAX, (ctx, time) => {
    const falling = { fall, time, foam, deep };
    drawWater(ctx, stage, falling);
    drawRings(ctx, stage, falling);
    steam(ctx, stage, {
      x: fall.x,
      y: fall.pool + 6 * unit,
      width: fall.half * 3.4,
      height: 120 * unit,
      time,
      count: 9,
      colour: mix(palette.mist, foam, 0.4),
      gain: 0.16,
    });
  });
}
