import { rgba, type Colour, fraction, type Context2d, type Gradient } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import type { Stage } from '../stage/stage.ts';

export interface SteamOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly time: number;
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly gain?: number | undefined;
}

/** Soft puffs on rising, widening curves. */
export function steam(ctx: Context2d, stage: Stage, options: SteamOptions): void {
  const { x, y, width, height, time, count = 16, colour = '#ffffff', gain = 0.3 } = options;
  for (let index = 0; index < count; index++) {
    const age = fraction(index / count + time * 0.16);
    const size = width * (0.16 + 0.55 * age);
    const sway = Math.sin(age * 5 + index * 1.9 + time * 0.7) * width * 0.32 * (0.3 + age);
    const puff = { x: x + sway + ((index % 3) - 1) * width * 0.18, y: y - age * height };
    glowAt(ctx, stage, { colour, ...puff, rx: size, ry: size * 1.25, alpha: gain * Math.sin(Math.PI * age) });
  }
}

interface Slice {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}
const SLICES = 22;

function sliceRibbon({ x, y, width, height, time }: SteamOptions, index: number, count: number): Slice[] {
  const base = x + (index - (count - 1) / 2) * width * 0.34;
  return Array.from({ length: SLICES + 1 }, (_, slice) => {
    const t = slice / SLICES;
    const turn = t * 5.2 - time * 1.5 + index * 2.1;
    const curl = Math.sin(turn) * width * 0.13 * (0.25 + t) + Math.sin(turn * 0.43 + index) * width * 0.08 * t;
    return {
      x: base + curl,
      y: y - t * height,
      half: width * (0.02 + 0.1 * t) * (0.55 + 0.45 * Math.sin(turn * 0.8 + 1)),
    };
  });
}

function fillRibbon(ctx: Context2d, slices: readonly Slice[], share: number): void {
  ctx.beginPath();
  for (const { x, y, half } of slices) ctx.lineTo(x - half * share, y);
  for (const { x, y, half } of slices.toReversed()) ctx.lineTo(x + half * share, y);
  ctx.fill();
}

function ribbonPaint(ctx: Context2d, { y, height, colour = '#ffffff', gain = 0.5 }: SteamOptions): Gradient {
  const gradient = ctx.createLinearGradient(0, y, 0, y - height);
  gradient.addColorStop(0, rgba(colour, 0));
  gradient.addColorStop(0.18, rgba(colour, gain));
  gradient.addColorStop(0.6, rgba(colour, gain * 0.4));
  gradient.addColorStop(1, rgba(colour, 0));
  return gradient;
}

/** A few ribbons that curl and fade as they rise; they read as heat where puffs read as fog. */
export function wisps(ctx: Context2d, options: SteamOptions): void {
  const { count = 3 } = options;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = ribbonPaint(ctx, options);
  for (let index = 0; index < count; index++) {
    const slices = sliceRibbon(options, index, count);
    fillRibbon(ctx, slices, 1);
    fillRibbon(ctx, slices, 0.45);
  }
  ctx.restore();
}
