import { rgba, TAU, type Colour, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

/** From the inner edge to the outer. */
const COLOURS: readonly Colour[] = ['#8f6fe0', '#5a86f0', '#4fc3d8', '#6fd07a', '#ffe066', '#ffa94d', '#ff6b6b'];

interface Arc {
  readonly x: number;
  readonly y: number;
  /** Of its inner edge. */
  readonly radius: number;
  readonly width: number;
  readonly strength: number;
}

function paintArc(ctx: Context2d, colours: readonly Colour[], { radius, strength, width, x, y }: Arc): void {
  const outer = radius + width;
  const paint = ctx.createRadialGradient(x, y, radius, x, y, outer);
  paint.addColorStop(0, rgba(colours[0] ?? '#ffffff', 0));
  colours.forEach((colour, index) => {
    paint.addColorStop((index + 1) / (colours.length + 1), rgba(colour, strength));
  });
  paint.addColorStop(1, rgba(colours.at(-1) ?? '#ffffff', 0));
  ctx.strokeStyle = paint;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, radius + width / 2, TAU / 2, TAU);
  ctx.stroke();
}

/**
 * A rainbow over the horizon, opposite the sun; the sky within it is lighter, and a pale second bow has its colours the
 * other way round. Their radii are as 42 to 51, the degrees of real ones.
 */
export function paintBow(ctx: Context2d, { frame, height, palette, sun, width }: Stage, horizon: number): void {
  const x = sun.x > width / 2 ? width * 0.36 : width * 0.64;
  const radius = Math.min(frame.tall ? width * 0.62 : width * 0.36, horizon * 0.86);
  const y = horizon + height * 0.06;
  const band = radius * 0.15;
  const within = ctx.createRadialGradient(x, y, 0, x, y, radius);
  within.addColorStop(0, rgba(palette.glow, 0.06));
  within.addColorStop(1, rgba(palette.glow, 0.2));
  ctx.fillStyle = within;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TAU);
  ctx.fill();
  paintArc(ctx, COLOURS, { x, y, radius, width: band, strength: 0.62 });
  paintArc(ctx, COLOURS.toReversed(), { x, y, radius: (radius * 51) / 42, width: band * 0.8, strength: 0.16 });
}
