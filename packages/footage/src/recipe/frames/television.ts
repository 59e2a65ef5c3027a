import { disc, panel, polygon, fraction, type Context2d } from '@kinora/drawing';

import { drawPlate, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { castShadow, coverBox, type Box, type MakeFrame } from './picture-frame.ts';

/** The set itself, with its tube. */
interface Television {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
  readonly tube: Box;
}

/** Papered wall and floor. */
function paintRoom(ctx: Context2d, { width, height, unit }: Studio): void {
  panel(ctx, '#c8703a', [0, 0, width, height]);
  const step = 92 * unit;
  for (let row = 0; row * step < height; row++) {
    for (let column = -1; column * step < width; column++) {
      const x = (column + (row % 2) / 2 + 0.5) * step;
      disc(ctx, '#e0914c', [x, (row + 0.5) * step, step * 0.4]);
      disc(ctx, '#8a3a24', [x, (row + 0.5) * step, step * 0.24]);
      disc(ctx, '#f0c070', [x, (row + 0.5) * step, step * 0.1]);
    }
  }
  shineOn(ctx, [width / 2, height * 0.4, width * 0.75], ['rgba(255,220,160,.25)', 'rgba(30,8,4,.7)']);
  panel(ctx, '#4a2814', [0, height * 0.86, width, height * 0.14]);
  panel(ctx, '#6a3c1e', [0, height * 0.86, width, 12 * unit]);
}

/** Cabinet, legs, aerial and knobs. */
function paintSet(ctx: Context2d, { width, height, unit }: Studio, { left, top, wide, tall, tube }: Television): void {
  castShadow(ctx, { x: left, y: top, width: wide, height: tall }, 34 * unit);
  for (const side of [-1, 1])
    polygon(ctx, '#2a160a', [
      width / 2 + side * wide * 0.34,
      top + tall,
      width / 2 + side * wide * 0.4,
      top + tall,
      width / 2 + side * wide * 0.44,
      height * 0.9,
      width / 2 + side * wide * 0.41,
      height * 0.9,
    ]);
  ctx.strokeStyle = '#b8bcc4';
  ctx.lineWidth = 5 * unit;
  for (const [x, y] of [
    [-0.2, -0.13],
    [0.16, -0.15],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(width / 2, top);
    ctx.lineTo(width / 2 + x * wide, top + y * height);
    ctx.stroke();
    disc(ctx, '#d8dce2', [width / 2 + x * wide, top + y * height, 7 * unit]);
  }
  panel(ctx, '#5a3216', [left, top, wide, tall, 34 * unit]);
  panel(ctx, '#7a4a24', [left + 8 * unit, top + 8 * unit, wide - 16 * unit, tall - 16 * unit, 28 * unit]);
  panel(ctx, '#18120e', [
    tube.x - 14 * unit,
    tube.y - 14 * unit,
    tube.width + 28 * unit,
    tube.height + 28 * unit,
    60 * unit,
  ]);
  const knobs = left + wide * 0.86;
  for (const [y, radius] of [
    [0.2, 0.058],
    [0.42, 0.058],
  ] as const) {
    disc(ctx, '#2a1a0e', [knobs, top + tall * y, wide * radius]);
    disc(ctx, '#d8c8a8', [knobs, top + tall * y, wide * radius * 0.7]);
    panel(ctx, '#5a4a38', [knobs - 3 * unit, top + tall * y - wide * radius * 0.6, 6 * unit, wide * radius * 0.6]);
  }
  for (let slot = 0; slot < 7; slot++)
    panel(ctx, '#2a180c', [knobs - wide * 0.07, top + tall * (0.58 + slot * 0.045), wide * 0.14, 7 * unit, 3 * unit]);
}

/** A television of the seventies in a papered room. */
export const television: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const wide = Math.min(width * 0.7, height * 0.98);
  const tall = wide * 0.7;
  const left = (width - wide) / 2;
  const top = height * 0.13;
  const tube: Box = { x: left + wide * 0.06, y: top + tall * 0.08, width: wide * 0.66, height: tall * 0.82 };
  const room = plateOf(studio, (ctx) => {
    paintRoom(ctx, studio);
    paintSet(ctx, studio, { left, top, wide, tall, tube });
  });
  return (ctx, picture, { time }) => {
    drawPlate(ctx, room);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(tube.x, tube.y, tube.width, tube.height, 52 * unit);
    ctx.clip();
    const roll = Math.sin(time * 31) * 1.2 * unit;
    coverBox(ctx, picture, { ...tube, y: tube.y + roll });
    ctx.fillStyle = 'rgba(0,0,0,.2)';
    for (let y = tube.y; y < tube.y + tube.height; y += Math.max(3, 4 * unit))
      ctx.fillRect(tube.x, y, tube.width, Math.max(1, 1.6 * unit));
    const band = tube.y + fraction(time * 0.3) * tube.height * 1.2 - tube.height * 0.1;
    panel(ctx, 'rgba(255,255,255,.09)', [tube.x, band, tube.width, 46 * unit]);
    shineOn(
      ctx,
      [tube.x + tube.width * 0.5, tube.y + tube.height * 0.45, tube.width * 0.66],
      ['rgba(140,190,255,.1)', 'rgba(0,0,10,.55)'],
    );
    polygon(ctx, 'rgba(255,255,255,.1)', [
      tube.x,
      tube.y,
      tube.x + tube.width * 0.5,
      tube.y,
      tube.x + tube.width * 0.2,
      tube.y + tube.height,
      tube.x,
      tube.y + tube.height,
    ]);
    ctx.restore();
  };
};
