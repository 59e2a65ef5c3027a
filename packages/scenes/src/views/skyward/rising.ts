import { blob, disc, lerp, mix, polygon, shade, type Colour, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import type { Lookup } from './lookup.ts';

/** Something upright: left and right at its foot, in shares of the width, and how far up it reaches, 0 foot to 1 meeting. */
interface Upright {
  readonly left: number;
  readonly right: number;
  readonly reach: number;
  readonly colour: Colour;
}

/** A point of what rises from the foot of the frame to where all uprights meet. */
function towards({ stage, meeting, foot }: Lookup, x: number, up: number): readonly [number, number] {
  return [lerp(x * stage.width, meeting[0], up), lerp(foot, meeting[1], up)];
}

function traceUpright(lookup: Lookup, { left, right, reach }: Upright): number[] {
  return [
    ...towards(lookup, left, 0),
    ...towards(lookup, right, 0),
    ...towards(lookup, right, reach),
    ...towards(lookup, left, reach),
  ];
}

/** Rows of windows that grow smaller with the height. */
function drawWindows(ctx: Context2d, lookup: Lookup, { left, right, reach, colour }: Upright): void {
  const { light, random, stage } = lookup;
  const rows = 26;
  const columns = Math.max(3, Math.round((right - left) * 34));
  const glass = shade(mix(colour, stage.palette.sky[3], 0.45), 0.04);
  repeat(rows, (row) => {
    const low = (row / rows) ** 0.8 * reach * 0.97 + 0.01;
    const high = ((row + 0.6) / rows) ** 0.8 * reach * 0.97 + 0.01;
    repeat(columns, (column) => {
      const from = lerp(left, right, (column + 0.18) / columns);
      const to = lerp(left, right, (column + 0.82) / columns);
      const isLit = light.lamps > 0.3 && random() < 0.4;
      polygon(ctx, isLit ? '#ffd98a' : glass, [
        ...towards(lookup, from, low),
        ...towards(lookup, to, low),
        ...towards(lookup, to, high),
        ...towards(lookup, from, high),
      ]);
    });
  });
}

const HOUSES = ['#8fa0b4', '#b58f78', '#6f8298', '#c2ab90', '#7f8f9c', '#a37a68'] as const;

/** Tall houses that lean together over whoever looks up. */
export function paintTowers(ctx: Context2d, lookup: Lookup): void {
  const { light, random, stage } = lookup;
  const rows = [
    [-0.1, 0.1, 0.62],
    [0.9, 1.12, 0.6],
    [0.1, 0.26, 0.52],
    [0.76, 0.91, 0.56],
    [-0.75, -0.06, 0.78],
    [1.06, 1.8, 0.74],
  ] as const;
  rows.forEach(([left, right, reach], index) => {
    const far = index < 4 ? 0.35 : 0;
    const colour = mix(light.tone(HOUSES[index] ?? HOUSES[0]), stage.palette.sky[3], far);
    const tower = { left, right, reach: reach + (random() - 0.5) * 0.08, colour };
    polygon(ctx, colour, traceUpright(lookup, tower));
    const isLeft = left < 0.5;
    const edge = (right - left) * 0.26;
    const side = isLeft ? { ...tower, left: right - edge } : { ...tower, right: left + edge };
    polygon(ctx, shade(colour, -0.1), traceUpright(lookup, side));
    drawWindows(ctx, lookup, tower);
  });
}

/** Leaves that close over the trunks. */
function drawCanopy(ctx: Context2d, { stage, random, unit, verdure }: Lookup): void {
  const { width, height } = stage;
  repeat(150, (index) => {
    const angle = (index / 150) * Math.PI * 2 + random();
    const far = lerp(0.52, 0.86, random() ** 0.7);
    const x = width / 2 + Math.cos(angle) * width * far;
    const y = height * 0.3 + Math.sin(angle) * height * far * 1.05;
    if (y > height * 0.66) return;
    const radius = lerp(24, 70, random()) * unit;
    disc(ctx, mix(verdure.leaf(lerp(0.3, 0.85, random())), stage.palette.glow, random() * 0.12), [
      x,
      y,
      radius,
      radius * 0.8,
    ]);
  });
}

/** Trunks that run together far above, and the canopy around the sky. */
export function paintTrunks(ctx: Context2d, lookup: Lookup): void {
  const { light, verdure, stage } = lookup;
  const bark = stage.plan.set === 'bamboo' ? verdure.leaf(0.4) : light.tone('#7a5a46');
  const feet = [0.04, 0.18, 0.84, 0.97, -0.2, 1.22, -0.5, 1.5, 0.3, 0.72];
  const ordered = feet.toSorted((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
  ordered.forEach((x, index) => {
    const near = index / ordered.length;
    const half = lerp(0.014, 0.075, near);
    const colour = mix(bark, stage.palette.mist, 0.5 * (1 - near));
    const trunk = { left: x - half, right: x + half, reach: 0.8, colour };
    polygon(ctx, colour, traceUpright(lookup, trunk));
    const lit = stage.frame.side < 0 ? { ...trunk, left: x + half * 0.4 } : { ...trunk, right: x - half * 0.4 };
    polygon(ctx, mix(shade(colour, 0.07), stage.palette.glow, 0.16), traceUpright(lookup, lit));
  });
  drawCanopy(ctx, lookup);
}

/** Walls of rock to both sides, lit on one of them. */
export function paintRocks(ctx: Context2d, lookup: Lookup): void {
  const { stage, random, foot } = lookup;
  const { width, height, palette, frame } = stage;
  for (const side of [-1, 1]) {
    repeat(3, (layer) => {
      const colour = mix(
        palette.ramp[3 - layer === 3 ? 2 : 2 - layer] ?? palette.ramp[2],
        palette.ink,
        0.16 + layer * 0.14,
      );
      const reach = width * (0.34 - layer * 0.09);
      const edge = side < 0 ? 0 : width;
      const points = Array.from({ length: 9 }, (_, step) => {
        const up = step / 8;
        const x = edge - side * reach * (1 - up) ** 0.75 * lerp(0.75, 1.15, random());
        return [x, lerp(foot, height * (0.12 + layer * 0.16), up)] as const;
      });
      const isLit = side === -frame.side;
      polygon(ctx, isLit ? mix(colour, palette.glow, 0.22) : colour, [
        edge + side * width * 0.3,
        foot,
        ...points.flat(),
        edge + side * width * 0.3,
        height * 0.1,
      ]);
    });
  }
}

/** Walls of a room, and the ceiling they carry. */
export function paintWalls(ctx: Context2d, lookup: Lookup): void {
  const { stage, light, foot, meeting } = lookup;
  const { width, height, unit } = stage;
  const wall = light.tone('#d9c3a4');
  const ceiling = light.tone('#efe4d2');
  ctx.fillStyle = wall;
  ctx.fillRect(-width * 0.2, -height * 0.2, width * 1.4, height * 1.4);
  const [leftX, rightX, y] = [width * 0.2, width * 0.8, height * 0.3];
  polygon(ctx, ceiling, [-width * 0.2, -height * 0.35, width * 1.2, -height * 0.35, rightX, y, leftX, y]);
  polygon(ctx, shade(wall, -0.06), [-width * 0.2, -height * 0.35, leftX, y, -width * 0.02, foot, -width * 0.3, foot]);
  polygon(ctx, shade(wall, 0.03), [width * 1.2, -height * 0.35, rightX, y, width * 1.02, foot, width * 1.3, foot]);
  repeat(5, (beam) => {
    const x = lerp(0.24, 0.76, beam / 4) * width;
    const far = (x - width / 2) * 1.9 + width / 2;
    polygon(ctx, light.tone('#8a6344'), [
      x - 9 * unit,
      y,
      x + 9 * unit,
      y,
      far + 24 * unit,
      -height * 0.35,
      far - 24 * unit,
      -height * 0.35,
    ]);
  });
  polygon(ctx, light.tone('#f7f0e2'), [leftX, y, rightX, y, rightX, y + 12 * unit, leftX, y + 12 * unit]);
  const lampX = stage.frame.lightX;
  ctx.strokeStyle = light.tone('#4a3a34');
  ctx.lineWidth = 4 * unit;
  ctx.beginPath();
  ctx.moveTo(lerp(lampX, meeting[0], 0.2), -height * 0.1);
  ctx.lineTo(lampX, height * 0.2);
  ctx.stroke();
  blob(ctx, light.tone('#c9563c'), [
    lampX - 60 * unit,
    height * 0.27,
    lampX - 30 * unit,
    height * 0.19,
    lampX + 30 * unit,
    height * 0.19,
    lampX + 60 * unit,
    height * 0.27,
  ]);
  disc(ctx, '#fff0c4', [lampX, height * 0.275, 46 * unit, 13 * unit]);
}
