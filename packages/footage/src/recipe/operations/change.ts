import { contextOf } from '@kinora/drawing';

import { createLayerPainter } from '../../photo/draw-layers.ts';
import { createMorph } from '../../photo/morph.ts';
import { cameraOf } from '../../photo/photo-camera.ts';
import { createSurface } from '../../photo/surface.ts';
import { CHANGES } from '../art/changes.ts';
import type { MakeOperation } from '../studio.ts';

/** Goes over from the first picture to the second. */
export const change: MakeOperation = (studio, values) => {
  const { environment, width, height, first, second, seed } = studio;
  if (!second) return {};
  const how = values.text('how');
  if (how === 'morph') {
    const morph = createMorph(environment, [first, second], { move: 'parallax', motion: 'medium', seed });
    return { finish: (ctx, { progress }) => morph(ctx, progress) };
  }
  const draw = CHANGES[how]?.(studio);
  const painter = createLayerPainter(second);
  const view = cameraOf(second, 'drift', 1);
  const surface = createSurface(environment, width, height);
  const page = environment.canvas(width, height);
  const pageContext = contextOf(page);
  pageContext.globalCompositeOperation = 'copy';
  return {
    finish: (ctx, { progress, whole, time }) => {
      if (progress <= 0) return;
      painter.drawBack(surface.target, view(whole));
      painter.drawFront(surface.target, view(whole));
      const next = surface.canvas();
      if (progress >= 1 || !draw) return ctx.drawImage(next, 0, 0);
      pageContext.drawImage(ctx.canvas, 0, 0);
      ctx.save();
      draw(ctx, { page, next, progress, time });
      ctx.restore();
    },
  };
};
