import { mix, rgba, disc, panel, polygon, pick, type Context2d, verticalGradient } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import type { Verdure } from '../../land/verdure.ts';
import type { GroundPlane } from '../../stage/ground-plane.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { FIRST } from './rows.ts';

interface Wood {
  readonly colour: string;
  readonly lit: string;
  readonly snow: string | undefined;
}

const POSTS = 14;

/** A fence of posts and two rails; it tiles along its strip. */
function paintFence(ctx: Context2d, strip: Strip, { y, wood }: { y: number; wood: Wood }): void {
  const { unit, random } = strip.stage;
  const pitch = strip.width / POSTS;
  const tall = 74 * unit;
  for (const up of [0.78, 0.42]) {
    repeat(POSTS, (i) => {
      const x = strip.left + i * pitch;
      const [from, to] = [Math.sin(i * 5 + up) * 2.5 * unit, Math.sin(i * 7 + up * 3) * 2.5 * unit];
      const top = y - tall * up;
      polygon(ctx, wood.colour, [
        x - 4 * unit,
        top + from,
        x + pitch + 4 * unit,
        top + to,
        x + pitch + 4 * unit,
        top + to + 8 * unit,
        x - 4 * unit,
        top + from + 8 * unit,
      ]);
      polygon(ctx, wood.snow ?? wood.lit, [
        x,
        top + from,
        x + pitch,
        top + to,
        x + pitch,
        top + to + 2.4 * unit,
        x,
        top + from + 2.4 * unit,
      ]);
    });
  }
  repeat(POSTS, (i) => {
    const x = strip.left + i * pitch;
    const top = y - tall * (0.96 + 0.08 * random());
    panel(ctx, wood.colour, [x - 6 * unit, top, 12 * unit, y + 4 * unit - top, 2 * unit]);
    panel(ctx, wood.lit, [x - 6 * unit, top, 4 * unit, y + 4 * unit - top, 2 * unit]);
    if (wood.snow !== undefined) disc(ctx, wood.snow, [x, top, 8 * unit, 4 * unit]);
  });
}

/** Two ruts of a cart track along the ground the hero stands on. */
function paintTrack(
  ctx: Context2d,
  strip: Strip,
  { y, colour, dark }: { y: number; colour: string; dark: string },
): void {
  const { random, unit } = strip.stage;
  for (const [at, thick] of [
    [-24, 15],
    [16, 22],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.fillRect(strip.left, y + at * unit, strip.width, thick * unit);
    repeat(120, () => {
      const x = strip.left + random() * strip.width;
      const edge = y + (at + (random() < 0.5 ? 0 : thick)) * unit;
      disc(ctx, colour, [x, edge, (12 + 26 * random()) * unit, (2 + 3 * random()) * unit]);
      disc(ctx, rgba(dark, 0.25), [
        x + 30 * unit,
        y + (at + thick * random()) * unit,
        (4 + 14 * random()) * unit,
        1.6 * unit,
      ]);
    });
  }
}

const BLOOMS = ['#fff6e0', '#ffd15c', '#f0838f', '#b9a0e8'];

/** Flowers in the grass, larger towards us. */
function paintFlowers(ctx: Context2d, strip: Strip, { top, verdure }: { top: number; verdure: Verdure }): void {
  const { frame, height, random, unit } = strip.stage;
  repeat(260, (i) => {
    const near = random();
    const y = i % 3 === 0 ? top + (8 + 14 * near) * unit : frame.ground + 52 * unit + near * (height - frame.ground);
    const colour = verdure.local(pick(BLOOMS, random() * BLOOMS.length), 0.7);
    disc(ctx, colour, [strip.left + random() * strip.width, y, (1.5 + 2.4 * near) * unit, (1.2 + 2 * near) * unit]);
  });
}

/** Milk churns by the fence; in autumn a heap of pumpkins. */
function paintHarvest(ctx: Context2d, { stage }: Strip, { y, verdure }: { y: number; verdure: Verdure }): void {
  const { frame, palette, plan, unit, width } = stage;
  const x = frame.heroX - frame.side * width * (frame.tall ? 0.34 : 0.24);
  const tin = mix(verdure.local('#c3cdd4', 0.6), palette.glow, 0.15);
  const dark = mix(tin, palette.ramp[3], 0.45);
  for (const [aside, size] of [
    [-16, 1],
    [18, 0.86],
  ] as const) {
    const [left, tall] = [x + (aside - 13) * unit, 52 * size * unit];
    disc(ctx, rgba(palette.ramp[3], 0.25), [x + aside * unit - verdure.side * 8 * unit, y, 22 * unit, 5 * unit]);
    panel(ctx, tin, [left, y - tall * 0.72, 26 * unit, tall * 0.72, 5 * unit]);
    panel(ctx, tin, [left + 5 * unit, y - tall, 16 * unit, tall * 0.4, 3 * unit]);
    panel(ctx, dark, [verdure.side > 0 ? left : left + 17 * unit, y - tall * 0.72, 9 * unit, tall * 0.72, 4 * unit]);
    panel(ctx, dark, [left + 2 * unit, y - tall * 1.04, 22 * unit, 6 * unit, 3 * unit]);
  }
  if (plan.season !== 'autumn') return;
  repeat(6, (i) => {
    const [px, py] = [x + (58 + (i % 4) * 27 - (i > 3 ? -14 : 0)) * unit, y - (i > 3 ? 20 : 0) * unit];
    for (const aside of [-8, 8, 0])
      disc(ctx, mix(verdure.local('#e5812c', 0.75), palette.ramp[3], aside === 0 ? 0 : 0.15), [
        px + aside * unit,
        py - 11 * unit,
        9 * unit,
        12 * unit,
      ]);
    panel(ctx, verdure.local('#5f6a34', 0.8), [px - 2 * unit, py - 28 * unit, 4 * unit, 8 * unit]);
  });
}

/** Grass with a cart track, and the fence between it and the crops. */
export function addYard(stage: Stage, verdure: Verdure, plane: GroundPlane): void {
  const { frame, height, palette, unit } = stage;
  const fence = plane.horizon + (plane.ground - plane.horizon) / FIRST;
  const soil = verdure.snowy
    ? mix('#f4f8fc', palette.ramp[0], 0.25)
    : mix(verdure.local('#b08a5c', 0.75), palette.glow, 0.12);
  const dark = mix(verdure.local('#7a5a40', 0.8), palette.ramp[3], 0.2);
  const wood = {
    colour: mix(verdure.local('#a5876a', 0.7), palette.ramp[3], 0.2),
    lit: mix(verdure.local('#e0c9a6', 0.6), palette.glow, 0.25),
    snow: verdure.snowy ? '#f4f8fd' : undefined,
  };
  stage.strip({ parallax: 1, top: fence - 100 * unit }, (ctx, strip) => {
    const tops = [mix(verdure.grass(0.45), palette.glow, 0.1), verdure.grass(0.6), verdure.grass(0.8)];
    ctx.fillStyle = verticalGradient(ctx, [fence, height], tops);
    ctx.fillRect(strip.left, fence - 2 * unit, strip.width, strip.bottom - fence);
    paintTrack(ctx, strip, { y: frame.ground, colour: soil, dark });
    paintFence(ctx, strip, { y: fence + 6 * unit, wood });
    const blades = { colour: verdure.grass(0.75), lit: mix(verdure.grass(0.35), palette.glow, 0.25) };
    grass(ctx, strip, { heightAt: () => fence + 12 * unit, count: 420, height: 26, ...blades });
    if (!verdure.snowy) paintFlowers(ctx, strip, { top: fence, verdure });
    paintHarvest(ctx, strip, { y: fence + 20 * unit, verdure });
    const low = { colour: verdure.grass(0.86), lit: mix(verdure.grass(0.62), palette.glow, 0.1) };
    for (const down of [56, 74, 96]) {
      const heightAt = (x: number) => frame.ground + (down + Math.sin(x / (23 * unit) + down) * 7) * unit;
      grass(ctx, strip, { heightAt, count: 150, height: 18 + down * 0.2, ...low });
    }
  });
}
