import { contextOf } from '@kinora/drawing';

import { FRAMES } from '../frames/all-frames.ts';
import type { MakeFrameOperation } from '../studio.ts';

/** Shows the frame as a thing in a painted place. */
export const frame: MakeFrameOperation = (studio, values) => {
  const draw = FRAMES[values.text('as')]?.(studio);
  const { environment, width, height } = studio;
  const copy = environment.canvas(width, height);
  const copyContext = contextOf(copy);
  copyContext.globalCompositeOperation = 'copy';
  return {
    finish: (ctx, moment) => {
      if (!draw) return;
      copyContext.drawImage(ctx.canvas, 0, 0);
      ctx.save();
      draw(ctx, copy, moment);
      ctx.restore();
    },
  };
};
