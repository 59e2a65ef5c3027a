import { mix, shade, type Context2d } from '@kinora/drawing';

import type { Strip } from './letterings.ts';

/** A tail that hangs behind the end of the ribbon; `side` is 1 on the right. */
function paintTail(ctx: Context2d, { height, colour }: Strip, [x, side]: readonly [number, 1 | -1]): void {
  const drop = height * 0.22;
  const long = height * 0.72;
  ctx.fillStyle = shade(colour, -0.14);
  ctx.beginPath();
  ctx.moveTo(x - side * height * 0.34, drop);
  ctx.lineTo(x + side * long, drop);
  ctx.lineTo(x + side * (long - height * 0.3), drop + height * 0.5);
  ctx.lineTo(x + side * long, drop + height);
  ctx.lineTo(x - side * height * 0.34, drop + height);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = shade(colour, -0.3);
  ctx.beginPath();
  ctx.moveTo(x, height);
  ctx.lineTo(x - side * height * 0.34, height);
  ctx.lineTo(x - side * height * 0.34, height + drop);
  ctx.closePath();
  ctx.fill();
}

/** A cloth ribbon under a line, unrolled from its middle. */
export function paintRibbon(ctx: Context2d, strip: Strip): void {
  const { width, height, shown, colour } = strip;
  if (shown <= 0.02) return;
  const half = (width / 2 + height * 0.45) * shown;
  const middle = width / 2;
  paintTail(ctx, strip, [middle - half, -1]);
  paintTail(ctx, strip, [middle + half, 1]);
  const cloth = ctx.createLinearGradient(0, 0, 0, height);
  cloth.addColorStop(0, mix(colour, '#ffffff', 0.16));
  cloth.addColorStop(0.5, colour);
  cloth.addColorStop(1, shade(colour, -0.1));
  ctx.fillStyle = cloth;
  ctx.fillRect(middle - half, 0, half * 2, height);
  ctx.fillStyle = 'rgba(255,255,255,.45)';
  for (const y of [height * 0.07, height * 0.9]) {
    ctx.fillRect(middle - half, y, half * 2, Math.max(1, height * 0.025));
  }
}
