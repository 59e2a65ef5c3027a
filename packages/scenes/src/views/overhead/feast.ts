import { disc, panel, rgba, shade, TAU, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import type { Ground } from './ground.ts';
import { drawBoards } from './interiors.ts';

interface Dish {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A plate with its rim, in its shadow. */
function drawPlate(ctx: Context2d, { tone, unit, stage }: Ground, { x, y, size }: Dish): void {
  disc(ctx, rgba(stage.palette.ink, 0.25), [x + 6 * unit, y + 8 * unit, size]);
  disc(ctx, tone('#e4dfd4'), [x, y, size]);
  disc(ctx, tone('#fbf7ee'), [x, y, size * 0.95]);
  disc(ctx, tone('#ece6da'), [x, y, size * 0.68]);
}

/** Some of everything on a plate. */
function drawHelping(ctx: Context2d, ground: Ground, { x, y, size }: Dish): void {
  const { random, tone } = ground;
  const foods = ['#a8683a', '#f0dca0', '#7fa04c', '#c8443c', '#e8954a', '#f6ecd0'];
  repeat(4, (index) => {
    const turn = (index / 4) * TAU + random();
    const colour = tone(foods[Math.floor(random() * foods.length)] ?? '#a8683a');
    const at = [x + Math.cos(turn) * size * 0.32, y + Math.sin(turn) * size * 0.32] as const;
    disc(ctx, colour, [...at, size * (0.2 + 0.1 * random()), size * 0.18, turn]);
    disc(ctx, shade(colour, 0.06), [at[0] - size * 0.05, at[1] - size * 0.05, size * 0.1, size * 0.07, turn]);
  });
}

/** The roast on its platter, with leaves and fruit around it. */
function drawRoast(ctx: Context2d, { stage, tone, unit }: Ground, { x, y, size: s }: Dish): void {
  disc(ctx, rgba(stage.palette.ink, 0.3), [x + 9 * unit, y + 12 * unit, s * 1.5, s * 1.06]);
  disc(ctx, tone('#c9c2b4'), [x, y, s * 1.5, s * 1.06]);
  disc(ctx, tone('#f4efe4'), [x, y, s * 1.44, s * 1]);
  repeat(18, (index) => {
    const turn = (index / 18) * TAU;
    const at = [x + Math.cos(turn) * s * 1.2, y + Math.sin(turn) * s * 0.8] as const;
    disc(ctx, tone(index % 2 === 0 ? '#5f8f4c' : '#7fae5c'), [...at, s * 0.19, s * 0.09, turn + 0.6]);
    if (index % 3 === 0) disc(ctx, tone('#c8403a'), [...at, s * 0.09]);
    if (index % 5 === 0) disc(ctx, tone('#f0a040'), [at[0] - s * 0.1, at[1], s * 0.11]);
  });
  const crust = tone('#b0662e');
  for (const side of [-1, 1]) {
    disc(ctx, shade(crust, -0.05), [x + s * 0.52, y + side * s * 0.42, s * 0.46, s * 0.2, side * 0.5]);
    disc(ctx, tone('#f4e6cc'), [x + s * 0.92, y + side * s * 0.64, s * 0.1]);
    disc(ctx, shade(crust, -0.03), [x - s * 0.2, y + side * s * 0.52, s * 0.38, s * 0.15, side * -0.4]);
  }
  const body = ctx.createRadialGradient(x - s * 0.2, y - s * 0.2, 0, x, y, s * 0.95);
  body.addColorStop(0, tone('#e6a45a'));
  body.addColorStop(0.5, crust);
  body.addColorStop(1, shade(crust, -0.1));
  disc(ctx, body, [x - s * 0.05, y, s * 0.9, s * 0.58]);
  disc(ctx, rgba('#fff0cc', 0.4), [x - s * 0.3, y - s * 0.2, s * 0.34, s * 0.11, -0.2]);
}

/** A bowl of one thing. */
function drawBowl(
  ctx: Context2d,
  ground: Ground,
  { x, y, size, bowl, food }: Dish & { bowl: Colour; food: Colour },
): void {
  const { random, stage, tone, unit } = ground;
  disc(ctx, rgba(stage.palette.ink, 0.28), [x + 7 * unit, y + 9 * unit, size]);
  disc(ctx, tone(bowl), [x, y, size]);
  disc(ctx, shade(tone(bowl), -0.08), [x, y, size * 0.86]);
  disc(ctx, tone(food), [x, y, size * 0.8]);
  repeat(16, () => {
    const [turn, far] = [random() * TAU, size * 0.62 * Math.sqrt(random())];
    const colour = shade(tone(food), (random() - 0.4) * 0.12);
    disc(ctx, colour, [x + Math.cos(turn) * far, y + Math.sin(turn) * far, size * 0.16, size * 0.13, turn]);
  });
}

function drawGlass(ctx: Context2d, { stage, tone, unit }: Ground, { x, y, size }: Dish): void {
  disc(ctx, rgba(stage.palette.ink, 0.22), [x + 5 * unit, y + 7 * unit, size]);
  disc(ctx, rgba('#eef6f8', 0.75), [x, y, size]);
  disc(ctx, tone('#a83a4a'), [x, y, size * 0.74]);
  disc(ctx, rgba('#ffffff', 0.45), [x - size * 0.3, y - size * 0.3, size * 0.24, size * 0.12, 0.7]);
}

/** A plate, cutlery and a glass for everybody, along both sides. */
function drawPlaces(ctx: Context2d, ground: Ground, s: number): void {
  const { stage, tone, unit } = ground;
  const { height, width } = stage;
  const columns = stage.frame.wide ? [0.1, 0.37, 0.63, 0.9] : [0.16, 0.84];
  for (const x of columns) {
    for (const y of [0.15, 0.85]) {
      const plate = { x: width * x, y: height * y, size: s * 0.92 };
      drawPlate(ctx, ground, plate);
      drawHelping(ctx, ground, plate);
      const steel = tone('#d9dde2');
      for (const side of [-1, 1])
        panel(ctx, steel, [plate.x + side * s * 1.14 - 4 * unit, plate.y - s * 0.6, 8 * unit, s * 1.2, 4 * unit]);
      drawGlass(ctx, ground, { x: plate.x + s * 0.9, y: height * (y < 0.5 ? 0.33 : 0.67), size: s * 0.26 });
    }
  }
}

/** A long table that is laid for many, from straight above: a roast, bowls, plates and glasses. */
export function paintFeast(ctx: Context2d, ground: Ground): void {
  const { stage, tone, unit } = ground;
  const { height, width } = stage;
  drawBoards(ctx, ground, { colour: tone('#9a6440'), width: 118 });
  const [top, foot] = [height * 0.33, height * 0.67];
  panel(ctx, tone('#f3e9d6'), [ground.left, top, ground.width, foot - top]);
  for (const y of [top + 10 * unit, foot - 18 * unit])
    panel(ctx, rgba(tone('#b8503f'), 0.8), [ground.left, y, ground.width, 8 * unit]);
  const s = Math.min(height * 0.15, width * 0.12);
  drawPlaces(ctx, ground, s);
  drawRoast(ctx, ground, { x: width * 0.5, y: height * 0.5, size: s * 1.15 });
  const bowls = [
    [0.13, 0.5, '#4f7f8f', '#f0e0b0'],
    [0.28, 0.46, '#c9a25a', '#c8443c'],
    [0.73, 0.54, '#8f5a6a', '#7fa04c'],
    [0.88, 0.49, '#5f7a5a', '#e8954a'],
  ] as const;
  for (const [x, y, bowl, food] of bowls)
    drawBowl(ctx, ground, { x: width * x, y: height * y, size: s * 0.66, bowl, food });
}
