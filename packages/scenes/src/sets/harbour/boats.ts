import {
  mix,
  rgba,
  type Colour,
  drawMarks,
  placed,
  placeMarks,
  polygon,
  stroke,
  pick,
  contextOf,
  type Canvas,
  type Context2d,
} from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { BOATS } from './boats.data.ts';

interface Moored {
  readonly x: number;
  /** Its water line. */
  readonly y: number;
  readonly sprite: Canvas;
  /** Shrinks the sprite, and turns it around below 0. */
  readonly scale: number;
  readonly phase: number;
  readonly parallax: number;
}
interface BoatTones {
  readonly hull: Colour;
  readonly stripe: Colour;
  readonly cabin: Colour;
  readonly wood: Colour;
  readonly glass: Colour;
  readonly rope: string;
  readonly snow: Colour | null;
}

const HULLS = ['#2f6f8f', '#c8452f', '#f0ead8', '#2f5a4a', '#dba33c'];
/** Length of a sprite in units; its water line is at this share of its height. */
const LENGTH = 190;
const WATER_LINE = 0.9;

function paintHull(ctx: Context2d, l: number, tones: BoatTones): void {
  ctx.fillStyle = tones.hull;
  ctx.beginPath();
  ctx.moveTo(-l * 0.46, -l * 0.13);
  ctx.quadraticCurveTo(0, -l * 0.06, l * 0.5, -l * 0.19);
  ctx.quadraticCurveTo(l * 0.42, -l * 0.02, l * 0.34, l * 0.05);
  ctx.lineTo(-l * 0.38, l * 0.05);
  ctx.quadraticCurveTo(-l * 0.45, -l * 0.02, -l * 0.46, -l * 0.13);
  ctx.fill();
  const shade = mix(tones.hull, '#1a1420', 0.45);
  stroke(
    ctx,
    { colour: tones.stripe, width: l * 0.02 },
    placed([-0.455, -0.115, 0, -0.055, 0.485, -0.165], { scale: l }),
  );
  polygon(ctx, shade, placed([-0.41, 0, 0.38, 0, 0.34, 0.05, -0.38, 0.05], { scale: l }));
}

/** A fishing cutter with wheelhouse, mast, boom and shrouds, or a small yacht with furled sails. */
function paintBoat(
  ctx: Context2d,
  length: number,
  { boat, tones }: { boat: keyof typeof BOATS; tones: BoatTones },
): void {
  const { rig, snow, fenders } = BOATS[boat];
  const { snow: white, ...paints } = tones;
  const place = { scale: length };
  drawMarks(ctx, placeMarks(rig, place), paints);
  if (white !== null) drawMarks(ctx, placeMarks(snow, place), { snow: white });
  paintHull(ctx, length, tones);
  drawMarks(ctx, placeMarks(fenders, place), paints);
}

function paintSprite(stage: Stage, verdure: Verdure, index: number): Canvas {
  const { environment, palette, unit } = stage;
  const l = LENGTH * unit;
  const canvas = environment.canvas(l * 1.1, l);
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, canvas.height * WATER_LINE);
  const hull = verdure.local(pick(HULLS, index), 0.7);
  const tones = {
    hull,
    stripe: verdure.local(index % 5 === 2 ? '#2f6f8f' : '#fff4e0', 0.6),
    cabin: mix(verdure.local('#fff6e6', 0.6), palette.glow, 0.1),
    wood: mix(verdure.local('#9a7048', 0.7), palette.ramp[3], 0.15),
    glass: palette.dark > 0.2 ? '#ffd98f' : mix(palette.ramp[2], palette.ramp[3], 0.4),
    rope: rgba(mix(palette.ramp[3], palette.ramp[2], 0.3), 0.7),
    snow: verdure.snowy ? '#f6f9fd' : null,
  };
  paintBoat(ctx, l, { boat: index % 2 === 0 ? 'cutter' : 'yacht', tones });
  return stage.finish(canvas, { parallax: 0.4 });
}

function moor(stage: Stage, verdure: Verdure, water: number): readonly Moored[] {
  const { frame, width, height } = stage;
  const { heroX, side, ground } = frame;
  const places = frame.tall
    ? [
        [0.36, 0.06, 0.42],
        [-0.34, 0.2, 0.62],
        [0.44, 0.42, 0.85],
      ]
    : [
        [0.06, 0.05, 0.36],
        [0.2, 0.26, 0.68],
        [-0.13, 0.12, 0.5],
        [-0.31, 0.42, 0.92],
        [-0.47, 0.16, 0.52],
      ];
  return places.map(([aside = 0, down = 0, scale = 1], index) => ({
    x: heroX + side * aside * width,
    y: water + down * (Math.min(ground, height * 0.8) - water),
    sprite: paintSprite(stage, verdure, index),
    scale: scale * (index % 3 === 1 ? -1 : 1),
    phase: index * 1.9,
    parallax: 0.26 + 0.5 * down,
  }));
}

/** Its image on the water, and the boat that rocks on it. */
function drawBoat(
  ctx: Context2d,
  { x, y, sprite, scale, phase }: Moored,
  { time, rough }: { time: number; rough: number },
): void {
  const lift = Math.sin(time * 1.15 + phase) * 2.2 * Math.abs(scale) * rough;
  const tilt = Math.sin(time * 0.9 + phase * 1.3) * 0.018 * rough;
  const [w, h] = [sprite.width, sprite.height];
  for (const [flip, alpha] of [
    [-0.72, 0.26],
    [1, 1],
  ] as const) {
    ctx.save();
    ctx.globalAlpha = alpha;
    ctx.translate(x + (flip < 0 ? Math.sin(time * 2 + phase) * 1.5 : 0), y + lift);
    ctx.rotate(tilt * flip);
    ctx.scale(scale, Math.abs(scale) * flip);
    ctx.drawImage(sprite, -w / 2, -h * WATER_LINE);
    ctx.restore();
  }
}

/** Boats at their moorings, from far to near; lamps on their masts in the dark. */
export function addBoats(stage: Stage, verdure: Verdure, water: number): void {
  const { palette, plan, unit } = stage;
  const rough = plan.weather === 'storm' ? 2.6 : 1;
  const boats = moor(stage, verdure, water).toSorted((one, two) => one.y - two.y);
  const ripple = rgba(palette.sky[4], 0.35);
  for (const boat of boats) {
    stage.live(boat.parallax, (ctx, time) => {
      drawBoat(ctx, boat, { time, rough });
      const reach = boat.sprite.width * Math.abs(boat.scale) * 0.42;
      ctx.strokeStyle = ripple;
      ctx.lineWidth = 1.3 * unit;
      repeat(2, (i) => {
        const wide = reach * (1 + 0.1 * i + 0.04 * Math.sin(time * 1.4 + boat.phase));
        ctx.beginPath();
        ctx.ellipse(boat.x, boat.y + (3 + i * 4) * unit, wide, (2 + 2 * i) * unit, 0, 0.2, Math.PI - 0.2);
        ctx.stroke();
      });
      if (palette.dark < 0.3) return;
      const top = boat.y - boat.sprite.height * Math.abs(boat.scale) * 0.66;
      glowAt(ctx, stage, {
        colour: '#ffe0a0',
        x: boat.x + boat.scale * LENGTH * 0.1 * unit,
        y: top,
        rx: 20 * unit,
        alpha: 0.9,
      });
      glowAt(ctx, stage, {
        colour: '#ffc877',
        x: boat.x,
        y: boat.y + 20 * unit,
        rx: 12 * unit,
        ry: 46 * unit,
        alpha: 0.35,
      });
    });
  }
}
