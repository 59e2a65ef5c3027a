import { mix, polygon, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Sand } from './sand.ts';

export interface MesaRow {
  readonly parallax: number;
  readonly y: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly count: number;
}

interface Mesa {
  readonly x: number;
  /** Its foot and its top. */
  readonly y: number;
  readonly top: number;
  readonly width: number;
  readonly topWidth: number;
  readonly lit: string;
  readonly shade: string;
}

/** Of an average mesa, in units. */
const HEIGHT = 150;

function outlineOf({ x, y, top, width: w, topWidth: t }: Mesa, unit: number): number[] {
  const h = y - top;
  const left = [x - w, y + 30 * unit, x - w * 0.78, y - h * 0.28, x - t, y - h * 0.4, x - t * 0.94, top + 6 * unit];
  const crown = [x - t * 0.6, top, x + t * 0.3, top + 3 * unit, x + t * 0.86, top - 2 * unit];
  return [...left, ...crown, x + t, y - h * 0.42, x + w * 0.8, y - h * 0.26, x + w, y + 30 * unit];
}

function paintShade(ctx: Context2d, stage: Stage, mesa: Mesa): void {
  const { palette, random, sun, unit, width } = stage;
  const { x, y, top, shade } = mesa;
  const h = y - top;
  const side = sun.x > width / 2 ? 1 : -1;
  const cut = x + side * mesa.topWidth * (0.1 + 0.3 * random());
  const paint = verticalGradient(ctx, [top, y], [shade, mix(shade, palette.mist, 0.6)]);
  const edge = [cut, top - 9 * unit, cut + side * 14 * unit, y - h * 0.5, cut - side * 10 * unit, y - h * 0.3];
  const back = x - side * mesa.width * 1.2;
  polygon(ctx, paint, [...edge, cut + side * 34 * unit, y + 30 * unit, back, y + 30 * unit, back, top - 9 * unit]);
}

function paintLayers(ctx: Context2d, { random, unit }: Stage, { x, y, top, width, shade }: Mesa): void {
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = shade;
  repeat(5, (i) => {
    const at = top + ((y - top) * (i + 1)) / 6.5 + random() * 5 * unit;
    ctx.fillRect(x - width, at, width * 2, (1.5 + 2.5 * random()) * unit);
  });
}

function paintMesa(ctx: Context2d, stage: Stage, mesa: Mesa): void {
  const { top, y, lit } = mesa;
  const { palette, unit } = stage;
  const paint = verticalGradient(ctx, [top, y + 20 * unit], [lit, mix(lit, palette.mist, 0.55)]);
  polygon(ctx, paint, outlineOf(mesa, unit));
  ctx.save();
  ctx.clip();
  paintShade(ctx, stage, mesa);
  paintLayers(ctx, stage, mesa);
  ctx.restore();
}

/** Table mountains with one face in shade, paler with distance. */
export function addMesas(stage: Stage, sand: Sand, { parallax, y, depth, count }: MesaRow): void {
  const { random, unit } = stage;
  const tones = { lit: mix(sand[0], sand[2], depth), shade: mix(sand[1], sand[3], depth) };
  stage.strip({ parallax, top: y - HEIGHT * 1.5 * unit }, (ctx, strip) => {
    strip.scatter(count, 300 * unit, (x) => {
      const width = (90 + 190 * random()) * unit;
      const top = y - HEIGHT * unit * (0.5 + 0.7 * random());
      paintMesa(ctx, stage, { x, y, top, width, topWidth: width * (0.5 + 0.25 * random()), ...tones });
    });
  });
}
