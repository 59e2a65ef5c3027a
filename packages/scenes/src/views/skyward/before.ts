import { disc, lerp, mix, polygon, shade, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import type { Lookup } from './lookup.ts';

/** The ground that rocks stand on, right before the lens. */
export function paintMound(ctx: Context2d, { stage, foot, random, unit }: Lookup): void {
  const { width, height, palette } = stage;
  const colour = mix(palette.ramp[3], palette.ramp[2], 0.4);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-width * 0.3, foot);
  ctx.quadraticCurveTo(width * 0.5, height * 0.8, width * 1.3, foot);
  ctx.fill();
  repeat(40, () => {
    const x = lerp(0.04, 0.96, random());
    const y = height * (0.955 + 0.12 * (x - 0.5) ** 2 + 0.03 * random());
    disc(ctx, random() < 0.5 ? shade(colour, 0.06) : shade(colour, -0.05), [
      x * width,
      y,
      lerp(4, 15, random()) * unit,
      lerp(2, 7, random()) * unit,
    ]);
  });
}

/** Tall blades before the lens, with blooms on some. */
export function paintGrass(ctx: Context2d, { stage, random, unit, verdure, light }: Lookup): void {
  const { width, height } = stage;
  const blooms = ['#f2c84a', '#e8728f', '#f4f0e4', '#b48ad8'].map((colour) => light.tone(colour));
  repeat(96, (index) => {
    const x = lerp(-0.06, 1.06, random()) * width;
    const aside = Math.abs(x / width - 0.5) * 2;
    const tall = lerp(50, 130 + 330 * aside ** 2, random()) * unit;
    const lean = (width / 2 - x) * 0.16 + (random() - 0.5) * 60 * unit;
    const half = lerp(3, 9, random()) * unit;
    const colour = verdure.grass(lerp(0.45, 0.95, index / 96));
    const [tipX, tipY] = [x + lean, height - tall];
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x - half, height * 1.06);
    ctx.quadraticCurveTo(x + lean * 0.2, height - tall * 0.6, tipX, tipY);
    ctx.quadraticCurveTo(x + lean * 0.2 + half, height - tall * 0.6, x + half, height * 1.06);
    ctx.fill();
    if (random() > 0.16 || tall < 120 * unit) return;
    const petal = blooms[index % blooms.length] ?? '#ffffff';
    repeat(6, (at) => disc(ctx, petal, [tipX + Math.cos(at) * 11 * unit, tipY + Math.sin(at) * 11 * unit, 10 * unit]));
    disc(ctx, light.tone('#f4b93a'), [tipX, tipY, 8 * unit]);
  });
}

/** A swell right before the lens. */
export function paintWaves(ctx: Context2d, { stage, random, foot }: Lookup): void {
  const { width, height, palette } = stage;
  repeat(3, (layer) => {
    const colour = mix(mix('#2a7a9c', palette.ramp[1], 0.35), palette.ink, 0.1 + layer * 0.14 + palette.dark * 0.4);
    const turn = random() * 6;
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = lerp(-0.2, 1.2, step / 24) * width;
      const y = height * (0.86 + layer * 0.055) + Math.sin(step * 0.75 + turn) * height * 0.018;
      return [x, y] as const;
    });
    polygon(ctx, colour, [...points.flat(), width * 1.2, foot, -width * 0.2, foot]);
    ctx.strokeStyle = mix(colour, palette.glow, 0.5);
    ctx.lineWidth = height * 0.006;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.stroke();
  });
}
