import { mix, rgba, shade, disc, panel, polygon, fraction, type Context2d } from '@kinora/drawing';

import { beatsAt, hitAt } from '../beat.ts';
import type { Studio } from '../studio.ts';
import { drawPlate, fillDown, plateOf, type MakeBackdrop } from './backdrop.ts';

const LIGHTS = ['#ff4d8d', '#4cc9f0', '#ffd166', '#80ed99', '#b892ff'] as const;

/** Tiles that light up to the beat, in perspective. */
function paintFloor(ctx: Context2d, { width, height, unit }: Studio, beats: number): void {
  const horizon = height * 0.74;
  for (let row = 0; row < 5; row++) {
    const near = (row / 5) ** 1.6;
    const far = ((row + 1) / 5) ** 1.6;
    for (let column = -6; column < 6; column++) {
      const light = fraction(Math.sin(column * 12.7 + row * 5.3 + Math.floor(beats) * 3.1) * 43.7);
      const tone = LIGHTS[Math.floor(light * LIGHTS.length)] ?? '#ffffff';
      const xAt = (edge: number, depth: number) => width / 2 + edge * width * (0.09 + 0.14 * depth);
      ctx.globalAlpha = 0.25 + 0.5 * light * (0.55 + 0.45 * hitAt(beats));
      polygon(ctx, tone, [
        xAt(column, near),
        horizon + near * height * 0.28,
        xAt(column + 0.94, near),
        horizon + near * height * 0.28,
        xAt(column + 0.94, far),
        horizon + far * height * 0.28 - 2 * unit,
        xAt(column, far),
        horizon + far * height * 0.28 - 2 * unit,
      ]);
    }
  }
  ctx.globalAlpha = 1;
}

/** Coloured beams that swing. */
function paintBeams(ctx: Context2d, { width, height, unit }: Studio, time: number): void {
  ctx.globalCompositeOperation = 'screen';
  LIGHTS.forEach((tone, index) => {
    const angle = Math.PI / 2 + 0.5 * Math.sin(time * 1.1 + index * 1.7);
    const x = width * (0.1 + 0.2 * index);
    const gradient = ctx.createLinearGradient(x, 0, x + Math.cos(angle) * height, height * 0.95);
    gradient.addColorStop(0, rgba(tone, 0.75));
    gradient.addColorStop(1, rgba(tone, 0));
    const spread = 0.11;
    const reach = height * 1.1;
    polygon(ctx, gradient, [
      x - 6 * unit,
      -4,
      x + 6 * unit,
      -4,
      x + Math.cos(angle - spread) * reach,
      Math.sin(angle - spread) * reach,
      x + Math.cos(angle + spread) * reach,
      Math.sin(angle + spread) * reach,
    ]);
  });
  ctx.globalCompositeOperation = 'source-over';
}

/** A ball of mirrors that glints as it turns. */
function paintBall(ctx: Context2d, { width, height, unit }: Studio, time: number): void {
  const [x, y, radius] = [width * 0.5, height * 0.13, 62 * unit];
  panel(ctx, '#2a2438', [x - unit * 1.5, 0, unit * 3, y]);
  disc(ctx, '#5b5670', [x, y, radius]);
  for (let row = -4; row <= 4; row++) {
    const high = row / 4.6;
    const wide = Math.sqrt(1 - high * high);
    for (let column = 0; column < 11; column++) {
      const across = Math.cos((column / 11) * Math.PI + fraction(time * 0.5) * (Math.PI / 11));
      const glint = fraction(Math.sin(row * 7.1 + column * 3.3 + Math.floor(time * 8)) * 91.7);
      ctx.globalAlpha = 0.35 + 0.65 * glint;
      panel(ctx, glint > 0.8 ? '#ffffff' : mix('#b9b4d4', LIGHTS[column % 5] ?? '#ffffff', 0.35), [
        x + across * wide * radius - radius * 0.06,
        y + high * radius - radius * 0.09,
        radius * 0.15 * wide,
        radius * 0.17,
      ]);
    }
  }
  ctx.globalAlpha = 1;
}

/** Beams from above, a lit tile floor and a turning mirror ball. */
export const disco: MakeBackdrop = (room, colour) => {
  const base = plateOf(room, (ctx) => {
    fillDown(ctx, [shade(mix(colour, '#0c0620', 0.85), -0.02), mix(colour, '#0c0620', 0.7), '#080412']);
  });
  return (ctx, time) => {
    drawPlate(ctx, base);
    paintFloor(ctx, room, beatsAt(time, 118));
    paintBeams(ctx, room, time);
    paintBall(ctx, room, time);
  };
};
