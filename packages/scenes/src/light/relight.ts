import {
  mix,
  rgba,
  type Colour,
  clamp,
  contextOf,
  type BlendMode,
  type Canvas,
  type Context2d,
  type Gradient,
  type Paint,
  type PaintEnv,
} from '@kinora/drawing';

import type { RelightOptions } from '../stage/relight-options.ts';
import type { Palette, Stage } from '../stage/stage.ts';

interface Layer {
  readonly mode: BlendMode;
  readonly alpha: number;
}
interface Sprite {
  readonly stage: Stage;
  readonly canvas: Canvas;
  readonly ctx: Context2d;
  readonly mask: Canvas;
  readonly light: readonly [x: number, y: number];
  /** Share of the scene's light that it takes. */
  readonly takes: number;
  readonly options: RelightOptions;
}

/** The shape of a sprite in one colour. */
export function silhouette(environment: PaintEnv, source: Canvas, colour: Colour): Canvas {
  const canvas = environment.canvas(source.width, source.height);
  const ctx = contextOf(canvas);
  ctx.drawImage(source, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function pour({ ctx, canvas }: Sprite, { mode, alpha }: Layer, paint: Paint): void {
  ctx.globalCompositeOperation = mode;
  ctx.globalAlpha = clamp(alpha);
  ctx.fillStyle = paint;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
}

function wash({ ctx, canvas: { width, height }, light: [x, y] }: Sprite, lit: Colour, dark: Colour): Gradient {
  const gradient = ctx.createLinearGradient(
    width * (0.5 + x * 0.45),
    height * (0.5 + y * 0.45),
    width * (0.5 - x * 0.45),
    height * (0.5 - y * 0.45),
  );
  gradient.addColorStop(0, lit);
  gradient.addColorStop(1, dark);
  return gradient;
}

function addWashes(sprite: Sprite, { key, fill, dark }: Palette): void {
  const { takes } = sprite;
  const tint = wash(sprite, mix(key, '#ffffff', 0.35), fill);
  pour(sprite, { mode: 'multiply', alpha: (0.3 + 0.5 * dark) * takes }, tint);
  pour(sprite, { mode: 'overlay', alpha: 0.42 * takes }, wash(sprite, key, mix(fill, '#000000', 0.45)));
}

/** The rim is what the sprite's own copy, pushed away from the light, does not cover. */
function addRim(sprite: Sprite, reach: number, strength: number): void {
  const { stage, canvas, ctx, mask, options, takes, light } = sprite;
  const rim = silhouette(stage.environment, canvas, options.rimColour ?? mix(stage.palette.glow, '#ffffff', 0.25));
  const rimContext = contextOf(rim);
  rimContext.globalCompositeOperation = 'destination-out';
  rimContext.drawImage(mask, -light[0] * reach, -light[1] * reach);
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = clamp(strength * (0.35 + 0.65 * (options.rimGain ?? stage.palette.dark + 0.35)) * takes);
  ctx.drawImage(rim, 0, 0);
}

function addRims(sprite: Sprite): void {
  const { width, height } = sprite.canvas;
  const { unit } = sprite.stage;
  const reach = Math.min(4.2 * unit, Math.max(1.6 * unit, Math.min(width, height) * 0.014));
  // One rim is enough on a large sprite, and half the cost.
  if (width * height > 160000 * unit * unit) return addRim(sprite, reach * 1.2, 0.9);
  addRim(sprite, reach * 2.6, 0.28);
  addRim(sprite, reach, 0.85);
}

function addGroundAndAir(sprite: Sprite): void {
  const { stage, ctx, canvas, options, takes } = sprite;
  const { palette } = stage;
  const bounce = options.bounce ?? palette.ramp[2];
  const gradient = ctx.createLinearGradient(0, canvas.height * 0.55, 0, canvas.height);
  gradient.addColorStop(0, rgba(bounce, 0));
  gradient.addColorStop(1, bounce);
  pour(sprite, { mode: 'source-atop', alpha: 0.42 * takes * (options.bounceGain ?? 1) }, gradient);
  const haze = mix(palette.mist, palette.ramp[1], 0.4);
  if (options.depth) pour(sprite, { mode: 'source-atop', alpha: options.depth }, haze);
}

/** Puts a flat sprite into the scene's light, in place: washes, rim, bounce from the ground, haze. */
export function relight(stage: Stage, canvas: Canvas, options: RelightOptions = {}): Canvas {
  const ctx = contextOf(canvas);
  const mask = silhouette(stage.environment, canvas, '#000000');
  const light = [options.lightX ?? 0.5, options.lightY ?? -0.6] as const;
  const sprite = { stage, canvas, ctx, mask, light, takes: 1 - (options.glow ?? 0), options };
  ctx.save();
  addWashes(sprite, stage.palette);
  addRims(sprite);
  // The blends spill outside the shape; it is cut back once.
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'destination-in';
  ctx.drawImage(mask, 0, 0);
  addGroundAndAir(sprite);
  ctx.restore();
  return canvas;
}
