import { mix, rgba, shade, panel, polygon, type Context2d, placed } from '@kinora/drawing';

import type { Strip } from '../../stage/stage.ts';
import type { Opening } from '../light-shafts.ts';
import type { LibraryPlan } from './library-plan.ts';

/** A tall opening with a round head, against the clock, so that it can be a hole in a wall. */
export function traceArch(ctx: Context2d, { x, y, width, height }: Opening): void {
  const spring = y + width * 0.5;
  ctx.moveTo(x, spring);
  ctx.lineTo(x, y + height);
  ctx.lineTo(x + width, y + height);
  ctx.lineTo(x + width, spring);
  ctx.bezierCurveTo(x + width, y - width * 0.16, x, y - width * 0.16, x, spring);
  ctx.closePath();
}

function paintBars(ctx: Context2d, { x, y, width, height }: Opening, spring: number): void {
  ctx.beginPath();
  [1 / 4, 1 / 2, 3 / 4].forEach((share) => {
    ctx.moveTo(x + width * share, share === 0.5 ? y : spring);
    ctx.lineTo(x + width * share, y + height);
  });
  [0, 0.26, 0.52, 0.78].forEach((share) => {
    const at = spring + (y + height - spring) * share;
    ctx.moveTo(x, at);
    ctx.lineTo(x + width, at);
  });
  [-0.62, 0.62].forEach((lean) => {
    ctx.moveTo(x + width / 2, spring);
    ctx.lineTo(x + width / 2 + lean * width * 0.56, spring - width * 0.36);
  });
  ctx.stroke();
}

/** Stone around the arch, leaded bars, and a sill. */
export function paintArchedWindow(ctx: Context2d, strip: Strip, { light, stone, window }: LibraryPlan): void {
  const { palette, unit: u } = strip.stage;
  const spring = window.y + window.width * 0.5;
  ctx.lineJoin = 'miter';
  const coats = [
    [shade(stone, -0.16), 46, 0],
    [stone, 36, 0],
    [mix(stone, palette.key, 0.4), 8, 0],
  ] as const;
  coats.forEach(([colour, thick]) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thick * u;
    ctx.beginPath();
    traceArch(ctx, window);
    ctx.stroke();
  });
  ctx.strokeStyle = mix(light.tone('#4a3a34'), palette.ink, 0.3);
  ctx.lineWidth = 5 * u;
  paintBars(ctx, window, spring);
  ctx.lineWidth = 2 * u;
  ctx.strokeStyle = rgba(palette.glow, 0.5);
  paintBars(ctx, { ...window, x: window.x + 1.5 * u }, spring);
  const top = window.y - 2 * u;
  const x = window.x + window.width / 2;
  const keystone = placed([-20, -26, 20, -26, 13, 16, -13, 16], { x, y: top, scale: u });
  polygon(ctx, mix(stone, palette.key, 0.25), keystone);
  const sill = window.y + window.height;
  panel(ctx, mix(stone, palette.key, 0.3), [window.x - 36 * u, sill + 6 * u, window.width + 72 * u, 18 * u, 3 * u]);
  panel(ctx, shade(stone, -0.14), [window.x - 30 * u, sill + 24 * u, window.width + 60 * u, 8 * u]);
}
