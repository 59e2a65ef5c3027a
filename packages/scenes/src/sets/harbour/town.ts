import { mix, rgba, type Colour, line, polygon, lerp, pick, createRandom, type Context2d } from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** A gabled house on piles, seen from the front. */
export interface House {
  /** Its middle and its floor. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** To the eaves; the gable comes on top. */
  readonly height: number;
  readonly wall: Colour;
  /** 0 far to 1 near. */
  readonly near: number;
  readonly lit: readonly boolean[];
}

const WALLS = ['#b8402f', '#d99a3a', '#efe6d4', '#4f7d8c', '#8c3b34', '#c9b27a', '#6d8a63', '#e2c9a8'];
const ROOF = '#5a4548';
const LAMP = '#ffd38a';

/** A row of houses that gets smaller from the hero's edge towards the open sea. */
export function planTown({ frame, palette, seed, unit, width }: Stage, water: number): readonly House[] {
  const random = createRandom(seed ^ 0x70e1);
  const { side } = frame;
  const edge = side < 0 ? -frame.margin : width + frame.margin;
  const reach = frame.margin + width * (frame.tall ? 0.66 : 0.55);
  const share = palette.dark < 0.2 ? 0.05 : 0.3 + palette.dark * 0.5;
  const houses: House[] = [];
  let along = 0;
  while (along < reach) {
    const near = 1 - along / reach;
    const wide = lerp(40, 94, near) * unit * (0.85 + 0.35 * random());
    houses.push({
      x: edge - side * (along + wide / 2),
      y: water - lerp(4, 9, near) * unit,
      width: wide,
      height: wide * (0.95 + 0.75 * random()),
      wall: pick(WALLS, random() * WALLS.length),
      near,
      lit: Array.from({ length: 9 }, () => random() < share),
    });
    along += wide * (1 + 0.06 * random());
  }
  return houses.toReversed();
}

interface Tones {
  readonly verdure: Verdure;
  readonly frame: Colour;
  readonly glass: Colour;
  readonly pile: Colour;
  readonly shade: string;
  readonly mist: Colour;
}

/** Left and top of each window of a house. */
export function panesOf({ x, y, width, height }: House): readonly (readonly [x: number, y: number])[] {
  const rows = height > width * 1.3 ? 3 : 2;
  return Array.from({ length: rows * 3 }, (_, index) => [
    x + ((index % 3) - 1) * width * 0.29 - width * 0.075,
    y - height * 0.93 + (Math.floor(index / 3) * height * 0.86) / rows,
  ]);
}

function paintWindows(ctx: Context2d, house: House, { frame, glass, mist }: Tones): void {
  const { width: w, height: h, near } = house;
  const rows = h > w * 1.3 ? 3 : 2;
  const tall = Math.min(w * 0.24, (h * 0.52) / rows);
  panesOf(house).forEach(([left, top], index) => {
    ctx.fillStyle = mix(frame, mist, 0.4 * (1 - near));
    ctx.fillRect(left - w * 0.022, top - w * 0.022, w * 0.194, tall + w * 0.044);
    ctx.fillStyle = house.lit[index] ? mix(LAMP, mist, 0.3 * (1 - near)) : glass;
    ctx.fillRect(left, top, w * 0.15, tall);
    ctx.fillStyle = mix(frame, mist, 0.4 * (1 - near));
    ctx.fillRect(left + w * 0.066, top, w * 0.018, tall);
  });
}

function paintHouse(ctx: Context2d, house: House, tones: Tones): void {
  const { x, y, width: w, height: h, near } = house;
  const { verdure } = tones;
  const haze = 0.45 * (1 - near);
  const wall = mix(verdure.local(house.wall, 0.75), tones.mist, haze);
  const roof = verdure.snowy ? mix('#f2f6fb', tones.mist, haze) : mix(verdure.local(ROOF, 0.75), tones.mist, haze);
  const gable = w * 0.52;
  ctx.fillStyle = mix(tones.pile, tones.mist, haze);
  repeat(4, (i) => ctx.fillRect(x - w * 0.45 + i * w * 0.29, y - 1, w * 0.035, w * 0.2));
  polygon(ctx, wall, [x - w / 2, y, x - w / 2, y - h, x, y - h - gable, x + w / 2, y - h, x + w / 2, y]);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = tones.shade;
  repeat(9, (i) => ctx.fillRect(x - w / 2 + (i * w) / 9, y - h - gable, w * 0.012, h + gable));
  ctx.fillRect(verdure.side > 0 ? x - w / 2 : x + w * 0.36, y - h - gable, w * 0.14, h + gable);
  ctx.restore();
  const eaves = [x - w * 0.56, y - h + w * 0.05, x, y - h - gable - w * 0.03, x + w * 0.56, y - h + w * 0.05];
  line(ctx, { colour: roof, width: w * 0.085 }, eaves);
  paintWindows(ctx, house, tones);
  ctx.fillStyle = mix(tones.glass, tones.pile, 0.5);
  ctx.fillRect(x - w * 0.07, y - h - gable * 0.5, w * 0.14, w * 0.15);
}

/** The town on its piles along the water; its windows shine when it gets dark. */
export function addTown(stage: Stage, { verdure, line: water }: { verdure: Verdure; line: number }): void {
  const { palette, unit } = stage;
  const houses = planTown(stage, water);
  const tones: Tones = {
    verdure,
    frame: mix(verdure.local('#fff6e8', 0.6), palette.glow, 0.1),
    glass: mix(palette.ramp[2], palette.sky[1], 0.35),
    pile: mix(verdure.local('#4f4038', 0.8), palette.ramp[3], 0.4),
    shade: rgba(palette.ramp[3], 0.13),
    mist: mix(palette.mist, palette.ramp[0], 0.4),
  };
  const highest = Math.max(...houses.map(({ height, width }) => height + width * 0.6));
  stage.strip({ parallax: 0.2, top: water - highest - 20 * unit, bottom: water + 12 * unit, fixed: true }, (ctx) => {
    for (const house of houses) paintHouse(ctx, house, tones);
    const first = houses.at(0);
    const last = houses.at(-1);
    if (!first || !last) return;
    const deck = [first.x, water - 4 * unit, last.x, water - 9 * unit];
    line(ctx, { colour: tones.pile, width: 5 * unit }, deck);
    line(ctx, { colour: rgba(palette.glow, 0.4), width: 1.4 * unit }, [
      first.x,
      water - 6 * unit,
      last.x,
      water - 11 * unit,
    ]);
  });
  if (palette.dark < 0.2) return;
  const shining = houses.filter((_, index) => index % 2 === 0);
  stage.live(0.2, (ctx, time) => {
    shining.forEach(({ x, y, width, near }, index) => {
      const alpha = 0.4 + 0.06 * Math.sin(time * 1.3 + index);
      glowAt(ctx, stage, {
        colour: LAMP,
        x,
        y: y - width * 0.55,
        rx: Math.min(68 * unit, width * (0.5 + 0.3 * near)),
        alpha,
      });
    });
  });
}
