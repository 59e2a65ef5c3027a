import { type Colour, TAU, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export interface GlitterOptions {
  readonly time: number;
  readonly y: number;
  readonly x?: number | undefined;
  readonly count?: number | undefined;
  readonly colour?: Colour | undefined;
  readonly gain?: number | undefined;
  readonly spread?: number | undefined;
  readonly bottom?: number | undefined;
}

/** A path of light on the water: flat ellipses that wink in and out below the sun. */
export function glitter(ctx: Context2d, stage: Stage, options: GlitterOptions): void {
  const { time, y, x = stage.sun.x, count = 70, gain = 1, spread = 1, bottom = stage.height } = options;
  const { unit, width } = stage;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = options.colour ?? stage.palette.sun;
  for (let index = 0; index < count; index++) {
    const wink = Math.sin(time * 2.3 + index * 2.7);
    if (wink < -0.2) continue;
    const near = ((index * 0.618) % 1) ** 1.6;
    const reach = (8 + 46 * near) * unit * (0.4 + 0.6 * Math.abs(Math.sin(index * 7.3 + time * 1.9)));
    const at = x + Math.sin(index * 12.9 + time * 0.5) * width * (0.02 + 0.1 * near) * spread;
    ctx.globalAlpha = gain * (0.22 + 0.5 * (1 - near)) * (0.4 + 0.6 * wink);
    ctx.beginPath();
    ctx.ellipse(at, y + 2 * unit + near * (bottom - y), reach * 0.5, (0.8 + 2.1 * near) * unit, 0, 0, TAU);
    ctx.fill();
  }
  ctx.restore();
}
