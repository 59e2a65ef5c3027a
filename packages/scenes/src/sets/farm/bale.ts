import { rgba, disc, panel, TAU, type Context2d } from '@kinora/drawing';

import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';

interface Bale extends Spot {
  readonly side: 1 | -1;
}

/** A round bale of straw that shows its rolled end on the side of the light. */
export function paintBale(ctx: Context2d, { x, y, size: s, side }: Bale, { straw, lit, dark, snow }: Straw): void {
  disc(ctx, rgba(dark, 0.3), [x - side * s * 0.3, y, s * 0.75, s * 0.12]);
  panel(ctx, straw, [x - s * 0.5, y - s * 0.84, s * 0.9, s * 0.84, s * 0.3]);
  ctx.fillStyle = rgba(dark, 0.2);
  repeat(6, (i) => ctx.fillRect(x - s * 0.36 + i * s * 0.13, y - s * 0.83, s * 0.02, s * 0.8));
  const end = x + side * s * 0.24;
  disc(ctx, lit, [end, y - s * 0.42, s * 0.32, s * 0.42]);
  ctx.strokeStyle = rgba(dark, 0.35);
  ctx.lineWidth = s * 0.025;
  ctx.beginPath();
  repeat(40, (i) => {
    const [angle, reach] = [(i / 40) * TAU * 3, 0.04 + (i / 40) * 0.92];
    ctx.lineTo(end + Math.cos(angle) * s * 0.3 * reach, y - s * 0.42 + Math.sin(angle) * s * 0.4 * reach);
  });
  ctx.stroke();
  if (snow !== undefined) disc(ctx, snow, [x, y - s * 0.8, s * 0.44, s * 0.1]);
}

export interface Straw {
  readonly straw: string;
  readonly lit: string;
  readonly dark: string;
  readonly snow: string | undefined;
}
