import { rgba, type Colour, TAU, lerp, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { LivePaint, Stage } from '../stage/stage.ts';
import { scaled } from './soften.ts';

export interface RayOptions {
  readonly x: number;
  readonly y: number;
  readonly count?: number | undefined;
  /** Angles between which the rays spread, clockwise from the right. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly colour: Colour;
  readonly gain?: number | undefined;
  /** In diagonals of the frame. */
  readonly length?: number | undefined;
  /** Half the opening angle of an average ray. */
  readonly width?: number | undefined;
}
interface Ray {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly opening: number;
  readonly length: number;
}

/** Rays are soft, so they are painted at a quarter of the size. */
const SHRINK = 4;

function paintRay(ctx: Context2d, { x, y, angle, opening, length }: Ray): void {
  for (const share of [1, 0.66, 0.36]) {
    ctx.globalAlpha = 0.4;
    ctx.beginPath();
    ctx.moveTo(x, y);
    for (const edge of [angle - opening * share, angle + opening * share]) {
      ctx.lineTo(x + Math.cos(edge) * length, y + Math.sin(edge) * length);
    }
    ctx.fill();
  }
}

type RaySpace = Pick<Stage, 'environment' | 'width' | 'height' | 'random'>;

function paintPlate(stage: RaySpace, options: RayOptions, first: number): Canvas {
  const { count = 9, from = 0, to = TAU, colour, gain = 0.2, length = 1.4, width = 0.05 } = options;
  const canvas = stage.environment.canvas(stage.width / SHRINK, stage.height / SHRINK);
  const ctx = contextOf(canvas);
  const x = options.x / SHRINK;
  const y = options.y / SHRINK;
  const reach = (Math.hypot(stage.width, stage.height) / SHRINK) * length;
  ctx.globalCompositeOperation = 'lighter';
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, reach * 0.8);
  gradient.addColorStop(0, rgba(colour, gain));
  gradient.addColorStop(0.4, rgba(colour, gain * 0.45));
  gradient.addColorStop(1, rgba(colour, 0));
  ctx.fillStyle = gradient;
  for (let index = first; index < count; index += 2) {
    const angle = lerp(from, to, (index + 0.3 + 0.5 * stage.random()) / count);
    paintRay(ctx, { x, y, angle, opening: width * (0.5 + stage.random()), length: reach });
  }
  return scaled(stage.environment, canvas, [stage.width, stage.height]);
}

/** Volumetric rays from a light, as two plates that breathe against each other; draw with `stage.screen`. */
export function makeRays(stage: RaySpace, options: RayOptions): LivePaint {
  const even = paintPlate(stage, options, 0);
  const odd = paintPlate(stage, options, 1);
  return (ctx, time) => {
    const breath = 0.5 + 0.5 * Math.sin(time * 0.7);
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    ctx.imageSmoothingEnabled = false;
    ctx.globalAlpha = 0.55 + 0.45 * breath;
    ctx.drawImage(even, 0, 0);
    ctx.globalAlpha = 1 - 0.5 * breath;
    ctx.drawImage(odd, 0, 0);
    ctx.restore();
  };
}

/** Rays over all that is painted so far; from the sun, in its colour, unless something else is said. */
export function addRays(stage: Stage, options: Partial<RayOptions>): void {
  const { environment, height, palette, sun, width } = stage;
  const space = { environment, height, width, random: stage.fork('rays') };
  stage.screen(makeRays(space, { x: sun.x, y: sun.y, colour: palette.glow, ...options }));
}
