import { rgba, type Colour, clamp, contextOf, type Canvas, type Context2d, type PaintEnv } from '@kinora/drawing';

import type { GlowOptions } from '../stage/glow-options.ts';
import type { Stage } from '../stage/stage.ts';
import { scaled } from './soften.ts';

const SIZE = 128;
const FALLOFF = [
  [0, 1],
  [0.12, 0.72],
  [0.3, 0.34],
  [0.55, 0.1],
  [0.8, 0.02],
  [1, 0],
] as const;

function paintGlow(environment: PaintEnv, colour: Colour): Canvas {
  const canvas = environment.canvas(SIZE, SIZE);
  const ctx = contextOf(canvas);
  const half = SIZE / 2;
  const gradient = ctx.createRadialGradient(half, half, 0, half, half, half);
  for (const [offset, alpha] of FALLOFF) gradient.addColorStop(offset, rgba(colour, alpha));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, SIZE, SIZE);
  return canvas;
}

export interface GlowBox {
  glow(colour: Colour): Canvas;
  largeGlow(colour: Colour, width: number, height: number): Canvas;
}

/** Soft round lights, tinted and kept per colour and per large size: the workhorse for light and particles. */
export function createGlowBox(environment: PaintEnv): GlowBox {
  const kept = new Map<string, Canvas>();
  const keep = (key: string, make: () => Canvas) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    return made;
  };
  const glow = (colour: Colour) => keep(colour, () => paintGlow(environment, colour));
  return {
    glow,
    largeGlow: (colour, width, height) =>
      keep(`${colour} ${width} ${height}`, () => scaled(environment, glow(colour), [width, height])),
  };
}

/** What a light needs of the place it shines in. */
export type GlowSpace = Pick<Stage, 'unit' | 'glow' | 'largeGlow'>;

/** Lays a soft light on the context; large ones are prescaled once and then copied on whole pixels. */
export function glowAt(ctx: Context2d, stage: GlowSpace, options: GlowOptions): void {
  const { colour, x, y, rx, ry = rx, alpha = 1, mode = 'screen' } = options;
  const alphaBefore = ctx.globalAlpha;
  const modeBefore = ctx.globalCompositeOperation;
  ctx.globalCompositeOperation = mode;
  ctx.globalAlpha = clamp(alpha);
  const large =
    rx > 70 * stage.unit
      ? stage.largeGlow(colour, Math.round(rx / 8) * 16, Math.max(8, Math.round(ry / 8) * 16))
      : null;
  if (large) {
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(large, Math.round(x - large.width / 2), Math.round(y - large.height / 2));
    ctx.imageSmoothingEnabled = true;
  } else ctx.drawImage(stage.glow(colour), x - rx, y - ry, rx * 2, ry * 2);
  ctx.globalAlpha = alphaBefore;
  ctx.globalCompositeOperation = modeBefore;
}

interface SunGlowOptions {
  readonly parallax: number;
  /** How far it reaches, in units of the frame. */
  readonly reach: number;
  readonly alpha: number;
}

/** The light of the sun over what is painted so far. */
export function addSunGlow(stage: Stage, { parallax, reach, alpha }: SunGlowOptions): void {
  const { palette, sun, unit } = stage;
  const glow = { colour: palette.glow, x: sun.x, y: sun.y, rx: reach * unit, alpha };
  stage.live(parallax, (ctx) => glowAt(ctx, stage, glow));
}
