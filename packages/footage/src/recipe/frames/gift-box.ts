import {
  rgba,
  blob,
  disc,
  panel,
  polygon,
  lerp,
  smoothStep,
  createRandom,
  type Canvas,
  type Context2d,
} from '@kinora/drawing';

import { heart, star } from '../art/shapes.ts';
import { fillDown, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { castShadow, coverBox, type MakeFrame } from './picture-frame.ts';

interface Present {
  readonly x: number;
  /** The line it stands on. */
  readonly foot: number;
  readonly side: number;
  readonly unit: number;
}

function paintLid(ctx: Context2d, { x, foot, side, unit }: Present, open: number): void {
  ctx.save();
  ctx.translate(x - side * 0.55 * open, foot - side * 0.56 - side * 0.9 * Math.sin(open * 2.2));
  ctx.rotate(-1.1 * open);
  ctx.globalAlpha = 1 - smoothStep(0.8, 1, open);
  panel(ctx, '#e0304e', [-side * 0.56, -side * 0.16, side * 1.12, side * 0.17, 8 * unit]);
  panel(ctx, '#ffe08a', [-side * 0.09, -side * 0.16, side * 0.18, side * 0.17]);
  for (const way of [-1, 1]) {
    const loop = [0, -0.16, way * 0.1, -0.38, way * 0.3, -0.36, way * 0.26, -0.18].map((value) => value * side);
    blob(ctx, '#ffd166', loop);
  }
  ctx.restore();
}

function paintPresent(ctx: Context2d, present: Present, open: number): void {
  const { x, foot, side, unit } = present;
  const top = foot - side * 0.56;
  disc(ctx, 'rgba(40,4,10,.35)', [x, foot, side * 0.68, side * 0.08]);
  panel(ctx, '#c81f3c', [x - side / 2, top, side, side * 0.56, 8 * unit]);
  panel(ctx, 'rgba(0,0,0,.14)', [x, top, side / 2, side * 0.56, 8 * unit]);
  panel(ctx, '#ffd166', [x - side * 0.09, top, side * 0.18, side * 0.56]);
  paintLid(ctx, present, open);
}

const COLOURS = ['#ff5d8f', '#ffd166', '#4cc9f0', '#80ed99', '#b892ff'] as const;

/** Hearts and stars that burst out and sink. */
function makeBurst({ seed, height }: Studio, { x, foot, side, unit }: Present) {
  const random = createRandom(seed);
  const sparks = Array.from({ length: 46 }, () => ({
    angle: -Math.PI / 2 + (random() - 0.5) * 2.4,
    speed: 0.5 + random(),
  }));
  return (ctx: Context2d, age: number, time: number) => {
    if (age <= 0) return;
    sparks.forEach(({ angle, speed }, index) => {
      const reach = (1 - Math.exp(-age * 2)) * speed * height * 0.8;
      const left = x + Math.cos(angle) * reach;
      const top = foot - side * 0.6 + Math.sin(angle) * reach + age * age * height * 0.1;
      const paint = COLOURS[index % 5] ?? '#ffd166';
      if (index % 5 === 0) heart(ctx, paint, [left, top, 13 * unit]);
      else star(ctx, [left, top, 14 * unit], { paint, points: 5, waist: 0.48, turn: time * 2 + angle * 5 });
    });
  };
}

interface Print {
  readonly present: Present;
  readonly width: number;
  readonly height: number;
  /** 0 in the box to 1 above it. */
  readonly risen: number;
  readonly time: number;
}

function paintPrint(ctx: Context2d, picture: Canvas, { present, width, height, risen, time }: Print): void {
  const { unit, foot, side, x } = present;
  const tall = lerp(0.1, Math.min(height * 0.66, (width * 0.86) / 1.25), risen);
  const box = { x: tall * -0.625, y: -tall / 2, width: tall * 1.25, height: tall };
  const rim = 12 * unit;
  ctx.save();
  ctx.translate(x, lerp(foot - side * 0.5, height * 0.07, risen) + tall / 2);
  ctx.rotate(0.06 * Math.sin(time * 1.6) * risen + (1 - risen) * 0.7);
  castShadow(ctx, box, 18 * unit);
  panel(ctx, '#ffffff', [box.x - rim, box.y - rim, box.width + rim * 2, box.height + rim * 2, 16 * unit]);
  coverBox(ctx, picture, box);
  ctx.restore();
}

/** A present that springs open; the picture rises out of it in a burst of stars. */
export const giftBox: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const present: Present = { x: width / 2, foot: height * 0.95, side: Math.min(height * 0.42, width * 0.46), unit };
  const { x, foot, side } = present;
  const beam = [
    x - side * 0.45,
    foot - side * 0.5,
    x + side * 0.45,
    foot - side * 0.5,
    x + side * 0.9,
    0,
    x - side * 0.9,
    0,
  ];
  const burst = makeBurst(studio, present);
  return (ctx, picture, { progress, time }) => {
    fillDown(ctx, ['#ff9fb8', '#ffc9b0', '#fff0d8']);
    shineOn(ctx, [width / 2, height * 0.42, width * 0.55], ['rgba(255,255,255,.85)', 'rgba(255,255,255,0)']);
    const open = smoothStep(0.1, 0.22, progress);
    const risen = smoothStep(0.16, 0.42, progress);
    burst(ctx, (progress - 0.16) * 2.6, time);
    ctx.translate((1 - open) * Math.sin(time * 34) * 5 * unit * smoothStep(0, 0.08, progress), 0);
    if (risen > 0.02) paintPrint(ctx, picture, { present, width, height, risen, time });
    polygon(ctx, rgba('#fff6c8', 0.4 * open * (1 - smoothStep(0.5, 0.9, progress))), beam);
    paintPresent(ctx, present, open);
  };
};
