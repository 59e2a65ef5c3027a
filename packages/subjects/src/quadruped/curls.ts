import { disc, shade, TAU, type Context2d } from '@kinora/drawing';

/** A ball of curls: middle and radius. */
export function drawCurls(ctx: Context2d, colour: string, [x, y, r]: readonly [number, number, number]): void {
  disc(ctx, colour, [x, y, r]);
  for (let curl = 0; curl < 8; curl++) {
    const turn = (curl / 8) * TAU;
    const paint = curl % 2 === 0 ? colour : shade(colour, -0.035);
    disc(ctx, paint, [x + Math.cos(turn) * r * 0.72, y + Math.sin(turn) * r * 0.72, r * 0.42]);
  }
}
