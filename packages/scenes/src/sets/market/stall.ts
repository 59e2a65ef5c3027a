import {
  mix,
  rgba,
  shade,
  type Colour,
  disc,
  panel,
  polygon,
  lerp,
  pick,
  type Context2d,
  verticalGradient,
  placed,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { MarketPlan } from './market-plan.ts';

/** A stall: the middle of its foot, its width and height, and how far away it is. */
export interface Stall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly stripes: readonly [Colour, Colour];
  /** Which goods come first. */
  readonly goods: number;
}
interface Scene {
  readonly stall: Stall;
  readonly plan: MarketPlan;
}

/** Fruit and vegetables: body and highlight. */
const GOODS = [
  ['#f09a2e', '#ffd08a'],
  ['#d8423a', '#ff9a84'],
  ['#8fb43f', '#d0e88a'],
  ['#f2d04a', '#fff0a0'],
  ['#7a4a9a', '#b88ad0'],
  ['#e8743c', '#ffba84'],
  ['#5a9a54', '#a8d88a'],
] as const;

/** A heap of round things. */
function paintHeap(
  ctx: Context2d,
  { random }: Stage,
  heap: { x: number; y: number; width: number; rows: number; good: number; scene: Scene },
): void {
  const { x, y, width, rows, good, scene } = heap;
  const { plan, stall } = scene;
  const [body, light] = pick(GOODS, good);
  const colour = plan.tone(body, stall.depth);
  const shine = plan.tone(light, stall.depth);
  const r = width / 10.4;
  for (let row = rows - 1; row >= 0; row--) {
    const count = 5 - row;
    repeat(count, (i) => {
      const at = [
        x + (i - (count - 1) / 2) * r * 1.9 + (random() - 0.5) * r * 0.4,
        y - r * (0.5 + row * 1.25),
      ] as const;
      disc(ctx, shade(colour, (random() - 0.7) * 0.08), [...at, r * 1.08]);
      disc(ctx, shine, [at[0] + r * 0.3, at[1] - r * 0.36, r * 0.4, r * 0.3]);
    });
  }
}

/** Two tiers of crates leaning towards the buyer. */
function paintCrates(ctx: Context2d, stage: Stage, scene: Scene): void {
  const { palette, unit: u } = stage;
  const { plan, stall } = scene;
  const { x, y, width, height, depth, goods } = stall;
  const wood = plan.tone('#c48f58', depth);
  const count = Math.max(2, Math.round(width / (height * 0.3)));
  const crate = (width * 0.94) / count;
  ctx.fillStyle = mix(shade(wood, -0.2), palette.ink, 0.3);
  ctx.fillRect(x - width * 0.47, y - height * 0.4, width * 0.94, height * 0.2);
  [0, 1].forEach((tier) => {
    const foot = y - height * (tier === 0 ? 0.335 : 0.22);
    const deep = crate * 0.36;
    repeat(count, (i) => {
      const middle = x - width * 0.47 + (i + 0.5) * crate;
      paintHeap(ctx, stage, {
        x: middle,
        y: foot - deep * 0.72,
        width: crate * 0.98,
        rows: depth > 0.2 ? 2 : 3,
        good: goods + i + tier * 3,
        scene,
      });
      const front = verticalGradient(ctx, [foot - deep, foot], [mix(wood, palette.key, 0.3), shade(wood, -0.09)]);
      panel(ctx, front, [middle - crate * 0.48, foot - deep, crate * 0.96, deep, 2 * u]);
      ctx.fillStyle = rgba(palette.ink, 0.28);
      ctx.fillRect(middle - crate * 0.48, foot - deep * 0.56, crate * 0.96, Math.max(1, deep * 0.1));
      ctx.fillRect(middle - crate * 0.48, foot - 1, crate * 0.96, Math.max(1, deep * 0.12));
    });
  });
}

/** Somebody with a hat behind the crates, without a face. */
function paintSeller(ctx: Context2d, { palette }: Stage, { plan, stall }: Scene): void {
  const { x, y, width, height, depth, goods } = stall;
  const at = x + width * (goods % 2 === 0 ? -0.2 : 0.22);
  const s = height * 0.32;
  const top = y - height * 0.615;
  const shirt = plan.tone(pick(['#4a6a8a', '#8a4a4a', '#5a7a5a', '#7a5a84'], goods), depth + 0.1);
  ctx.fillStyle = shirt;
  ctx.beginPath();
  ctx.moveTo(at - s * 0.5, y - height * 0.34);
  ctx.bezierCurveTo(at - s * 0.5, top + s * 0.5, at - s * 0.3, top + s * 0.42, at, top + s * 0.42);
  ctx.bezierCurveTo(at + s * 0.3, top + s * 0.42, at + s * 0.5, top + s * 0.5, at + s * 0.5, y - height * 0.34);
  ctx.fill();
  disc(ctx, plan.tone(pick(['#d99a70', '#8a5a3c', '#c48a62'], goods + 1), depth + 0.05), [
    at,
    top + s * 0.2,
    s * 0.2,
    s * 0.23,
  ]);
  const hat = plan.tone(pick(['#d8b26a', '#a8443c', '#3f5a6a'], goods), depth);
  disc(ctx, hat, [at, top + s * 0.06, s * 0.36, s * 0.07]);
  panel(ctx, mix(hat, palette.key, 0.2), [at - s * 0.2, top - s * 0.16, s * 0.4, s * 0.24, s * 0.1]);
}

/** Striped cloth with a scalloped edge, lit from above. */
export function paintAwning(ctx: Context2d, stage: Stage, { plan, stall }: Scene): void {
  const { palette, unit: u } = stage;
  const { x, y, width, height, depth, stripes } = stall;
  const [top, foot] = [y - height * 1.04, y - height * 0.74];
  const count = Math.max(7, Math.round(width / (height * 0.11)) | 1);
  const upper = width * 0.9;
  const lower = width * 1.14;
  repeat(count, (i) => {
    const colour = i % 2 === 0 ? plan.snowed(stripes[0], depth) : plan.snowed(stripes[1], depth);
    const [a, b] = [i / count - 0.5, (i + 1) / count - 0.5];
    const cloth = verticalGradient(ctx, [top, foot], [mix(colour, palette.key, 0.28), colour, shade(colour, -0.06)]);
    polygon(ctx, cloth, [x + a * upper, top, x + b * upper, top, x + b * lower + 0.5, foot, x + a * lower, foot]);
    const edge = i % 2 === 0 ? plan.tone(stripes[0], depth) : plan.tone(stripes[1], depth);
    const flap = (lower / count) * 0.5;
    ctx.fillStyle = shade(edge, -0.1);
    ctx.beginPath();
    ctx.moveTo(x + a * lower, foot);
    ctx.lineTo(x + a * lower, foot + height * 0.05);
    ctx.arc(x + a * lower + flap, foot + height * 0.05, flap, Math.PI, 0, true);
    ctx.lineTo(x + b * lower + 0.5, foot);
    ctx.fill();
  });
  ctx.fillStyle = rgba(palette.ink, 0.18);
  ctx.fillRect(x - lower / 2, foot - u, lower, 3 * u);
}

function paintFront(ctx: Context2d, { palette, unit: u }: Stage, { plan, stall }: Scene): void {
  const { x, y, width, height, depth } = stall;
  const wood = plan.tone('#9a6a44', depth);
  const top = y - height * 0.23;
  const board = height * 0.085;
  const count = Math.round(width / board);
  repeat(count, (i) => {
    const paint = verticalGradient(ctx, [top, y], [shade(wood, i % 2 === 0 ? 0.02 : -0.02), shade(wood, -0.12)]);
    panel(ctx, paint, [x - width / 2 + (i * width) / count, top, width / count - 1.2 * u, y - top, u]);
  });
  ctx.fillStyle = verticalGradient(ctx, [top, top + height * 0.1], [rgba(palette.ink, 0.45), rgba(palette.ink, 0)]);
  ctx.fillRect(x - width / 2, top, width, height * 0.1);
}

/** Baskets on the ground before the stall. */
export function paintBaskets(ctx: Context2d, stage: Stage, scene: Scene): void {
  const { palette, unit: u } = stage;
  const { plan, stall } = scene;
  const { x, y, width, height, depth, goods } = stall;
  const straw = plan.tone('#c9984f', depth);
  [-0.3, 0.04, 0.34].forEach((share, i) => {
    const size = height * (0.2 + 0.03 * (i % 2));
    const at = { x: x + width * share, y: y + height * 0.045 };
    disc(ctx, rgba(palette.ink, 0.3), [at.x, at.y, size * 0.66, size * 0.1]);
    paintHeap(ctx, stage, {
      x: at.x,
      y: at.y - size * 0.42,
      width: size * 1.1,
      rows: 3,
      good: goods + i * 2 + 1,
      scene,
    });
    const weave = verticalGradient(
      ctx,
      [at.y - size * 0.46, at.y],
      [mix(straw, palette.key, 0.35), shade(straw, -0.12)],
    );
    polygon(ctx, weave, placed([-0.6, -0.46, 0.6, -0.46, 0.46, 0, -0.46, 0], { ...at, scale: size }));
    ctx.fillStyle = rgba(shade(straw, -0.2), 0.4);
    [0.14, 0.27].forEach((up) => ctx.fillRect(at.x - size * 0.54, at.y - size * up, size * 1.08, 1.6 * u));
    panel(ctx, mix(straw, palette.key, 0.3), [
      at.x - size * 0.63,
      at.y - size * 0.5,
      size * 1.26,
      size * 0.09,
      size * 0.04,
    ]);
  });
}

/** A stall with its awning, crates, and seller; by night a lamp burns in it. */
export function paintStall(ctx: Context2d, stage: Stage, scene: Scene): void {
  const { palette, unit: u } = stage;
  const { plan, stall } = scene;
  const { x, y, width, height, depth } = stall;
  disc(ctx, rgba(palette.ink, 0.32), [x, y, width * 0.58, height * 0.045]);
  const inside = plan.tone('#4a3a3e', depth + 0.12);
  const warm = mix(inside, '#ffb86a', 0.42 * plan.lamps);
  ctx.fillStyle = verticalGradient(
    ctx,
    [y - height * 0.8, y - height * 0.3],
    [shade(warm, -0.05), mix(warm, palette.key, 0.12)],
  );
  ctx.fillRect(x - width * 0.48, y - height * 0.8, width * 0.96, height * 0.6);
  paintSeller(ctx, stage, scene);
  const post = plan.tone('#8a6040', depth);
  [-0.47, 0.47].forEach((share) =>
    panel(ctx, post, [x + width * share - height * 0.016, y - height * 0.95, height * 0.032, height * 0.95, u]),
  );
  paintCrates(ctx, stage, scene);
  paintFront(ctx, stage, scene);
  paintAwning(ctx, stage, scene);
  if (plan.lamps < 0.05) return;
  const lamp = { x: lerp(x, stage.sun.x, 0.02), y: y - height * 0.6 };
  glowAt(ctx, stage, { colour: '#ffbe70', ...lamp, rx: width * 0.62, ry: height * 0.5, alpha: 0.62 * plan.lamps });
  disc(ctx, '#fff0c8', [lamp.x, lamp.y - height * 0.06, height * 0.022, height * 0.03]);
}
