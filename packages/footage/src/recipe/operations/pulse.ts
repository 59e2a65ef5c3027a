import { contextOf } from '@kinora/drawing';

import { beatsAt, hitAt } from '../beat.ts';
import type { MakeFrameOperation } from '../studio.ts';

/** Jolts the frame towards the viewer on each beat, with a coloured echo. */
export const pulse: MakeFrameOperation = ({ environment, width, height }, values) => {
  const tempo = values.number('tempo');
  const amount = values.number('amount') / 100;
  const flashes = values.text('flash') === 'yes';
  const copy = environment.canvas(width, height);
  const copyContext = contextOf(copy);
  copyContext.globalCompositeOperation = 'copy';
  return {
    finish: (ctx, { time, presence }) => {
      const hit = hitAt(beatsAt(time, tempo)) * presence;
      if (hit < 0.03) return;
      copyContext.drawImage(ctx.canvas, 0, 0);
      const grow = 1 + 0.075 * amount * hit;
      const draw = (scale: number) =>
        ctx.drawImage(copy, (width * (1 - scale)) / 2, (height * (1 - scale)) / 2, width * scale, height * scale);
      draw(grow);
      ctx.globalAlpha = 0.35 * hit;
      draw(grow * (1 + 0.06 * amount * hit));
      ctx.globalAlpha = 1;
      if (!flashes) return;
      ctx.globalCompositeOperation = 'soft-light';
      ctx.fillStyle = `rgba(255,255,255,${0.7 * hit})`;
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = 'source-over';
    },
  };
};
