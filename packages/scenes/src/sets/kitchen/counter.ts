import { mix, rgba, shade, disc, panel, stroke, type Context2d, verticalGradient, placed } from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { KitchenPlan } from './kitchen-plan.ts';
import { paintFruitBowl, paintHerbs, paintJar, paintPot } from './vessels.ts';

const DOOR = 96;

interface Door extends Pick<KitchenPlan, 'cupboard'> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintDoor(ctx: Context2d, { palette, unit: u }: Stage, { x, y, width, height, cupboard }: Door): void {
  panel(ctx, shade(cupboard, -0.09), [x, y, width, height, 4 * u]);
  const face = verticalGradient(ctx, [y, y + height], [mix(cupboard, palette.key, 0.12), cupboard]);
  panel(ctx, face, [x + 3 * u, y + 3 * u, width - 6 * u, height - 6 * u, 4 * u]);
  const inset = Math.min(13 * u, height * 0.22);
  panel(ctx, shade(cupboard, -0.05), [x + inset, y + inset, width - 2 * inset, height - 2 * inset, 3 * u]);
  const field = verticalGradient(ctx, [y, y + height], [shade(cupboard, 0.015), mix(cupboard, palette.key, 0.06)]);
  panel(ctx, field, [
    x + inset + 2 * u,
    y + inset + 2 * u,
    width - 2 * inset - 2 * u,
    height - 2 * inset - 2 * u,
    3 * u,
  ]);
}

function paintCupboards(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { stage } = strip;
  const { unit: u, palette } = stage;
  const { worktop, floor, cupboard, copper } = plan;
  const top = worktop + 18 * u;
  ctx.fillStyle = shade(cupboard, -0.14);
  ctx.fillRect(strip.left, top, strip.width, floor - top);
  const drawer = (floor - top) * 0.24;
  const count = Math.ceil(strip.width / (DOOR * u));
  repeat(count, (i) => {
    const x = strip.left + i * DOOR * u;
    const width = DOOR * u - 5 * u;
    paintDoor(ctx, stage, { cupboard, x, y: top + 6 * u, width, height: drawer });
    paintDoor(ctx, stage, { cupboard, x, y: top + drawer + 11 * u, width, height: floor - top - drawer - 24 * u });
    panel(ctx, copper, [x + width / 2 - 13 * u, top + drawer * 0.5 + 3 * u, 26 * u, 5 * u, 2 * u]);
    const knob = i % 2 === 0 ? width - 15 * u : 15 * u;
    disc(ctx, mix(copper, palette.key, 0.3), [x + knob, top + drawer + 34 * u, 5 * u]);
  });
  ctx.fillStyle = rgba(palette.ink, 0.5);
  ctx.fillRect(strip.left, floor - 13 * u, strip.width, 13 * u);
}

function paintWorktop(ctx: Context2d, strip: Strip, { worktop, wood }: KitchenPlan): void {
  const { palette, random, unit: u } = strip.stage;
  ctx.fillStyle = rgba(palette.ink, 0.28);
  ctx.fillRect(strip.left, worktop + 16 * u, strip.width, 13 * u);
  const paint = verticalGradient(
    ctx,
    [worktop, worktop + 20 * u],
    [mix(wood, palette.key, 0.5), wood, shade(wood, -0.1)],
  );
  ctx.fillStyle = paint;
  ctx.fillRect(strip.left, worktop, strip.width, 20 * u);
  repeat(40, () => {
    ctx.fillStyle = rgba(shade(wood, -0.16), 0.25);
    const x = strip.left + random() * strip.width;
    ctx.fillRect(x, worktop + (3 + 13 * random()) * u, (30 + 90 * random()) * u, u);
  });
}

/** The sink under the window: a white front, and a tap that bows over it. */
function paintSink(ctx: Context2d, { unit: u }: Stage, { enamel, copper, worktop, window: w }: KitchenPlan): void {
  const x = w.x + w.width * 0.5;
  const half = Math.min(78 * u, w.width * 0.26);
  panel(ctx, shade(enamel, -0.14), [x - half - 3 * u, worktop - 2 * u, half * 2 + 6 * u, 62 * u, 8 * u]);
  const front = verticalGradient(ctx, [worktop, worktop + 60 * u], [enamel, shade(enamel, -0.08)]);
  panel(ctx, front, [x - half, worktop - 2 * u, half * 2, 58 * u, 8 * u]);
  const tap = { x, y: worktop, scale: u };
  stroke(ctx, { colour: shade(copper, -0.1), width: 8 * u }, placed([0, 0, 0, -44, 13, -62], tap));
  stroke(ctx, { colour: copper, width: 7 * u }, placed([2, -46, 13, -63, 32, -62, 38, -40], tap));
}

interface Bread extends Pick<KitchenPlan, 'light' | 'worktop' | 'wood'> {
  readonly x: number;
}

function paintBread(ctx: Context2d, { palette, unit: u }: Stage, loafAt: Bread): void {
  const { light, worktop, wood, x } = loafAt;
  panel(ctx, mix(wood, light.tone('#e8b98a'), 0.5), [x - 62 * u, worktop - 9 * u, 124 * u, 10 * u, 4 * u]);
  const crust = light.tone('#c47f3c');
  const loaf = verticalGradient(ctx, [worktop - 48 * u, worktop - 8 * u], [mix(crust, palette.key, 0.35), crust]);
  panel(ctx, loaf, [x - 48 * u, worktop - 46 * u, 88 * u, 38 * u, 18 * u]);
  [-26, -2, 22].forEach((aside) => {
    const cut = { colour: light.tone('#f2d6a0'), width: 4 * u };
    stroke(ctx, cut, [
      x + (aside - 8) * u,
      worktop - 26 * u,
      x + aside * u,
      worktop - 36 * u,
      x + (aside + 5) * u,
      worktop - 42 * u,
    ]);
  });
}

const JARS = ['#c9503f', '#e2b04a', '#8a9a4a', '#b8743f', '#e9dcc0', '#7a4a6a'];

/** What stands about: herbs on the sill, bread, fruit, jars. */
function paintStillLife(ctx: Context2d, stage: Stage, plan: KitchenPlan): void {
  const { frame, palette, unit: u, width } = stage;
  const { light, worktop, window: w, stove } = plan;
  const lit = palette.key;
  const sill = w.y + w.height + 6 * u;
  [0.12, 0.3, 0.86].forEach((share, i) => {
    const colour = light.tone(i === 1 ? '#5fa05a' : '#3f8a56');
    paintHerbs(ctx, stage, { x: w.x + w.width * share, y: sill, size: (50 + 9 * (i % 2)) * u, colour, lit });
  });
  const past = stove.x + stove.width;
  const bread = past + (frame.tall ? 70 : 96) * u;
  paintBread(ctx, stage, { ...plan, x: bread });
  const bowl = { x: w.x + w.width + (frame.wide ? 62 : 34) * u, y: worktop + 2 * u, size: 64 * u };
  paintFruitBowl(ctx, { ...bowl, colour: light.tone('#5a8fc0'), lit });
  if (frame.wide)
    paintPot(ctx, { x: bowl.x + 104 * u, y: worktop + 2 * u, size: 66 * u, colour: light.tone('#d9593f'), lit });
  const jarX = Math.min(bread + 92 * u, width * 0.47);
  [0, 1].forEach((i) => {
    const colour = light.tone(JARS[i] ?? '#c9503f');
    paintJar(ctx, { x: jarX + i * 38 * u, y: worktop + u, size: (58 - 10 * i) * u, colour, lit });
  });
}

/** A shelf of jars and plates. */
export function paintShelf(ctx: Context2d, { palette, unit: u }: Stage, { light, shelf, wood }: KitchenPlan): void {
  const { x, y, width } = shelf;
  const rows = [0, 1];
  rows.forEach((row) => {
    const board = y + row * 82 * u;
    const count = Math.max(3, Math.floor(width / (42 * u)));
    repeat(count, (i) => {
      const at = { x: x + ((i + 0.5) * width) / count, y: board, size: (48 + 12 * ((i * 7 + row * 3) % 3)) * u };
      paintJar(ctx, { ...at, colour: light.tone(JARS[(i + row * 2) % JARS.length] ?? '#c9503f'), lit: palette.key });
    });
    panel(ctx, rgba(palette.ink, 0.2), [x - 8 * u, board + 9 * u, width + 16 * u, 9 * u]);
    panel(ctx, mix(wood, palette.key, 0.2), [x - 10 * u, board, width + 20 * u, 10 * u, 2 * u]);
  });
}

/** Cupboards, worktop, sink, and what stands on it. */
export function paintCounter(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { stage } = strip;
  paintCupboards(ctx, strip, plan);
  paintWorktop(ctx, strip, plan);
  paintSink(ctx, stage, plan);
  paintStillLife(ctx, stage, plan);
}
