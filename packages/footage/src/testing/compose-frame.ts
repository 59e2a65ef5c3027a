import { contextOf, type Canvas, type Pixels } from '@kinora/drawing';
import { aPicture, nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import type { Layer } from '@kinora/timeline';

import { createTimelineComposer, type TimelineComposerOptions } from '../timeline/create-composer.ts';

export const FRAME = { width: 160, height: 90 };

/** One colour on a canvas. */
export function aPlain(colour: string, { width, height } = FRAME): Canvas {
  const canvas = nodeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

/** The landscape on a canvas. */
export function aLandscape(shift = 0, size = FRAME): Canvas {
  const canvas = nodeCanvas(size.width, size.height);
  const ctx = contextOf(canvas);
  const image = ctx.createImageData(size.width, size.height);
  image.data.set(aPicture(size, shift).data);
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Draws frames of 160 x 90 with pictures by clip. */
export function composer(pictures: Readonly<Record<string, Canvas>>, changes: Partial<TimelineComposerOptions> = {}) {
  const composed = createTimelineComposer({
    ...FRAME,
    background: '#102030',
    environment: nodePaintEnv(),
    ...changes,
  });
  const ctx = contextOf(nodeCanvas(FRAME.width, FRAME.height));
  return {
    close: () => composed.close(),
    draw: (layers: readonly Layer[]): Pixels => {
      composed.draw(ctx, layers, (clipId) => pictures[clipId] ?? null);
      return ctx.getImageData(0, 0, FRAME.width, FRAME.height);
    },
  };
}
