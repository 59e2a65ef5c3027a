import { disc, lerp, mix, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { drawCrown, dropShadow } from './crown.ts';
import { fillGround, type Ground } from './ground.ts';
import { drawCar } from './roofs.ts';

/** Sides of a block of houses and of the street beside it, in units. */
const BLOCK = [250, 190] as const;
const STREET = 62;
const ROOFS = ['#c98a64', '#8f9aa8', '#b5a58e', '#7f8894', '#a86a52', '#d3c2a4', '#6f7d8c'] as const;
const CARS = ['#d8483c', '#f2c23e', '#eef1f4', '#3f78b4', '#2f3440'] as const;

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How high it is, in pixels of its wall that we see. */
  readonly rise: number;
  readonly colour: Colour;
}

function drawWindows(ctx: Context2d, { unit, light, random }: Ground, { x, y, width, height, rise }: House): void {
  const gap = 13 * unit;
  const lit = light.lamps > 0.3;
  repeat(Math.floor(rise / gap), (row) => {
    repeat(Math.floor(width / gap) - 1, (column) => {
      const isLit = lit && random() < 0.55;
      ctx.fillStyle = isLit ? '#ffd98a' : rgba('#1c2536', 0.35);
      ctx.fillRect(x + (column + 0.8) * gap, y + height - rise + (row + 0.35) * gap, gap * 0.5, gap * 0.55);
    });
  });
}

/** A house seen from so high that its roof hides all but one wall. */
function drawHouse(ctx: Context2d, ground: Ground, house: House): void {
  const { stage, shadow, unit, random } = ground;
  const { x, y, width, height, rise, colour } = house;
  const [dx, dy] = [shadow[0] * rise * 0.9, shadow[1] * rise * 0.5];
  const foot = y + height;
  polygon(ctx, rgba(stage.palette.ink, 0.32), [
    x,
    foot,
    x + dx,
    foot + dy,
    x + width + dx,
    foot + dy,
    x + width,
    foot,
    x + width,
    y,
    x + width + dx,
    y + dy,
    x + dx,
    y + dy,
    x,
    y,
  ]);
  ctx.fillStyle = shade(colour, -0.13);
  ctx.fillRect(x, foot - rise, width, rise);
  drawWindows(ctx, ground, house);
  const roofTop = y - rise;
  ctx.fillStyle = mix(colour, stage.palette.glow, 0.08);
  ctx.fillRect(x, roofTop, width, height);
  ctx.strokeStyle = shade(colour, 0.09);
  ctx.lineWidth = 4 * unit;
  ctx.strokeRect(x + 3 * unit, roofTop + 3 * unit, width - 6 * unit, height - 6 * unit);
  ctx.fillStyle = shade(colour, -0.1);
  const size = 16 * unit;
  ctx.fillRect(x + width * lerp(0.2, 0.6, random()), roofTop + height * lerp(0.2, 0.6, random()), size, size * 0.8);
}

function drawBlock(ctx: Context2d, ground: Ground, [x, y]: readonly [number, number]): void {
  const { unit, random, tone, verdure } = ground;
  const [width, height] = [BLOCK[0] * unit, BLOCK[1] * unit];
  ctx.fillStyle = tone('#b9b2a8');
  ctx.fillRect(x - 8 * unit, y - 8 * unit, width + 16 * unit, height + 16 * unit);
  if (random() < 0.16) {
    ctx.fillStyle = verdure.grass(0.5);
    ctx.fillRect(x, y, width, height);
    repeat(12, () => {
      const [treeX, treeY, radius] = [x + random() * width, y + random() * height, lerp(14, 24, random()) * unit];
      dropShadow(ctx, ground, [treeX, treeY, radius]);
      drawCrown(ctx, ground, { x: treeX, y: treeY, radius, colour: verdure.leaf(0.6) });
    });
    return;
  }
  repeat(2, (row) => {
    const cut = lerp(0.35, 0.65, random());
    repeat(2, (column) => {
      const [from, share] = column === 0 ? [0, cut] : [cut, 1 - cut];
      drawHouse(ctx, ground, {
        x: x + from * width + 4 * unit,
        y: y + (row * height) / 2 + 4 * unit,
        width: share * width - 8 * unit,
        height: height / 2 - 8 * unit,
        rise: lerp(14, 74, random() ** 1.6) * unit,
        colour: tone(ROOFS[Math.floor(random() * ROOFS.length)] ?? ROOFS[0]),
      });
    });
  });
}

/** Cars on both lanes of a street, and its lamps. */
function drawTraffic(ctx: Context2d, ground: Ground, { y, from, to }: { y: number; from: number; to: number }): void {
  const { random, unit, tone, light } = ground;
  repeat(6, (index) => {
    const way = index % 2 === 0 ? 0 : Math.PI;
    const colour = tone(CARS[Math.floor(random() * CARS.length)] ?? CARS[0]);
    drawCar(ctx, ground, { x: lerp(from, to, random()), y: y + (way === 0 ? 13 : -13) * unit, turn: way, colour });
  });
  if (light.lamps < 0.3) return;
  repeat(9, (index) => disc(ctx, rgba('#ffcf86', 0.26), [lerp(from, to, (index + 0.5) / 9), y - 30 * unit, 34 * unit]));
}

/** Streets and roofs of a town. */
export function paintStreets(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, unit, tone, stage } = ground;
  fillGround(ctx, ground, tone('#6d6c72'));
  const pitch = [(BLOCK[0] + STREET) * unit, (BLOCK[1] + STREET) * unit] as const;
  const reach = Math.hypot(width, height);
  ctx.save();
  ctx.translate(left + width / 2, top + height / 2);
  ctx.rotate(0.1 * stage.frame.side);
  const [columns, rows] = [Math.ceil(reach / pitch[0]), Math.ceil(reach / pitch[1])];
  ctx.fillStyle = tone('#f2e6c4');
  repeat(rows, (row) => {
    const y = -reach / 2 + (row + 1) * pitch[1] - (STREET / 2) * unit;
    repeat(90, (dash) => ctx.fillRect(-reach / 2 + (dash * reach) / 90, y - unit, reach / 190, 2 * unit));
  });
  repeat(rows, (row) => {
    const y = -reach / 2 + row * pitch[1];
    drawTraffic(ctx, ground, { y: y - (STREET / 2) * unit, from: -reach / 2, to: reach / 2 });
    repeat(columns, (column) => drawBlock(ctx, ground, [-reach / 2 + column * pitch[0], y]));
  });
  ctx.restore();
}
