import { contextOf, type Context2d } from '@kinora/drawing';

import type { EffectMoment, EffectPaint, EffectRoom } from './effect-paint.ts';

type Draw = (ctx: Context2d, moment: EffectMoment) => void;

/** An effect that draws over a frame. It may be weaker, and draws nothing where the frame is transparent. */
export function canvasPaint({ environment, width, height }: EffectRoom, draw: Draw): EffectPaint {
  const before = contextOf(environment.canvas(width, height));
  return (ctx, moment) => {
    before.globalCompositeOperation = 'copy';
    before.drawImage(ctx.canvas, 0, 0);
    draw(ctx, moment);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalCompositeOperation = 'source-over';
    ctx.globalAlpha = 1 - moment.amount;
    if (moment.amount < 1) ctx.drawImage(before.canvas, 0, 0);
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = 'destination-in';
    ctx.drawImage(before.canvas, 0, 0);
  };
}
