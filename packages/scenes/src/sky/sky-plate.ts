import { rgba, disc, TAU, contextOf, type Canvas, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import type { Stage, Sun } from '../stage/stage.ts';
import { paintBow } from './bow.ts';

export interface SkyOptions {
  readonly horizon?: number | undefined;
  readonly sun?: Sun | undefined;
  readonly hideSun?: boolean | undefined;
  readonly sunScale?: number | undefined;
}

/** Dark plains of the moon: place and radius in moon radii. */
const MARIA = [
  [-0.3, -0.25, 0.26],
  [0.32, 0.1, 0.34],
  [-0.15, 0.45, 0.2],
  [0.15, -0.5, 0.13],
] as const;

function paintMoon(ctx: Context2d, stage: Stage): void {
  const { x, y, radius } = stage.sun;
  const plain = rgba(stage.palette.sky[3], 0.28);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TAU);
  ctx.clip();
  for (const [dx, dy, r] of MARIA) disc(ctx, plain, [x + dx * radius, y + dy * radius, r * radius]);
  ctx.restore();
}

function paintSun(ctx: Context2d, stage: Stage): void {
  const { palette, sun, width, height, unit } = stage;
  const { x, y } = sun;
  const dim = palette.moon ? { wide: 0.28, near: 0.4 } : { wide: 0.5, near: 0.6 };
  glowAt(ctx, stage, { colour: palette.glow, x, y, rx: width * 0.62, ry: height * 0.5, alpha: dim.wide });
  glowAt(ctx, stage, { colour: palette.glow, x, y, rx: 240 * unit, alpha: dim.near });
  glowAt(ctx, stage, { colour: palette.sun, x, y, rx: 120 * unit, alpha: 0.75 });
  if (palette.id === 'storm' || palette.id === 'grey') return;
  disc(ctx, palette.sun, [x, y, sun.radius]);
  if (palette.moon) paintMoon(ctx, stage);
}

/** Paints the gradient with sun or moon and places `stage.sun`. */
export function paintSky(stage: Stage, options: SkyOptions = {}): Canvas {
  const { frame, width, height, palette, unit } = stage;
  const horizon = options.horizon ?? frame.horizon;
  const canvas = stage.environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, horizon * 1.03], palette.sky);
  ctx.fillRect(0, 0, width, height);
  stage.sun = options.sun ?? {
    x: frame.lightX,
    y: horizon - height * palette.elevation * (frame.tall ? 0.8 : 1),
    radius: (palette.moon ? 30 : 40) * unit * (options.sunScale ?? 1),
  };
  if (!options.hideSun) paintSun(ctx, stage);
  if (stage.plan.variety === 'rainbow') paintBow(ctx, stage, horizon);
  return canvas;
}
