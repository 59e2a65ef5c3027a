import { contextOf, type Canvas, type Context2d, type PaintEnv, type Pixels } from '@kinora/drawing';

import { wordsOf } from './raster.ts';
import type { Target } from './warp.ts';

/** Pixels that are computed word by word and then shown on a canvas; made once, used for every frame. */
export interface Surface {
  readonly target: Target;
  /** Makes everything transparent. */
  clear(): void;
  /** Replaces the context's pixels. */
  put(ctx: Context2d): void;
  /** Lays the pixels over the context's. */
  lay(ctx: Context2d): void;
  /** The pixels as a canvas, to be drawn with a transform. */
  canvas(): Canvas;
}

export function createSurface(environment: PaintEnv, width: number, height: number): Surface {
  const canvas = environment.canvas(width, height);
  const own = contextOf(canvas);
  const pixels: Pixels = own.createImageData(canvas.width, canvas.height);
  const target: Target = { width: canvas.width, height: canvas.height, words: wordsOf(pixels) };
  const update = () => {
    own.putImageData(pixels, 0, 0);
    return canvas;
  };
  return {
    target,
    clear: () => target.words.fill(0),
    put: (ctx) => ctx.putImageData(pixels, 0, 0),
    lay: (ctx) => {
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(update(), 0, 0);
      ctx.imageSmoothingEnabled = true;
    },
    canvas: update,
  };
}
