import { disc, mix, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import type { Ground } from './ground.ts';

/** A house from above: its place in pixels, its sides in units. */
export interface Roof {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

/** A gabled roof with its ridge along the longer side. */
export function drawRoof(ctx: Context2d, { unit, shadow, stage }: Ground, roof: Roof): void {
  const [width, height] = [roof.width * unit, roof.height * unit];
  const [left, top] = [roof.x - width / 2, roof.y - height / 2];
  const [dx, dy] = [shadow[0] * 30 * unit, shadow[1] * 30 * unit];
  const { colour } = roof;
  polygon(ctx, rgba(stage.palette.ink, 0.3), [
    left + dx,
    top + dy,
    left + width + dx,
    top + dy,
    left + width + dx,
    top + height + dy,
    left + dx,
    top + height + dy,
  ]);
  ctx.fillStyle = shade(colour, -0.07);
  ctx.fillRect(left, top, width, height);
  ctx.fillStyle = mix(shade(colour, 0.04), stage.palette.glow, 0.1);
  ctx.fillRect(left, top, width, height / 2);
  ctx.fillStyle = shade(colour, 0.1);
  ctx.fillRect(left, top + height / 2 - unit, width, 2 * unit);
  ctx.fillStyle = shade(colour, -0.2);
  ctx.fillRect(left + width * 0.7, top + height * 0.2, 8 * unit, 8 * unit);
}

/** A car from above; `turn` in radians, 0 looks right. */
export function drawCar(
  ctx: Context2d,
  { unit, stage, light }: Ground,
  { x, y, turn, colour }: { x: number; y: number; turn: number; colour: Colour },
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(unit, unit);
  ctx.fillStyle = rgba(stage.palette.ink, 0.3);
  ctx.beginPath();
  ctx.roundRect(-14, -5, 32, 17, 5);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(-16, -8, 32, 16, 5);
  ctx.fill();
  ctx.fillStyle = shade(colour, -0.28);
  ctx.fillRect(4, -6, 5, 12);
  ctx.fillRect(-11, -6, 4, 12);
  if (light.lamps > 0.3) {
    disc(ctx, rgba('#fff0b8', 0.3), [30, 0, 18, 11]);
    disc(ctx, '#fff3c8', [15, -5, 2.4]);
    disc(ctx, '#fff3c8', [15, 5, 2.4]);
  }
  ctx.restore();
}
