import { contextOf, type Context2d, type PaintEnv } from '@kinora/drawing';
import type { Size } from '@kinora/drawing/pixels';

/** Canvases that are lent and given back, so that none is made for each frame. */
export interface CanvasPool {
  /** A transparent canvas of whole pixels, as a canvas that was just made: hand it to `give` when it was drawn. */
  take(size: Size): Context2d;
  give(ctx: Context2d): void;
  clear(): void;
}

/** Canvases that wait to be lent again. */
const LIMIT = 12;

const keyOf = ({ width, height }: Size) => `${width} ${height}`;

function wipe(ctx: Context2d): void {
  const { width, height } = ctx.canvas;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-over';
  ctx.clearRect(0, 0, width, height);
}

export function createCanvasPool(environment: PaintEnv): CanvasPool {
  const waiting: { readonly key: string; readonly ctx: Context2d }[] = [];
  return {
    take: (size) => {
      const index = waiting.findIndex(({ key }) => key === keyOf(size));
      const found = index === -1 ? undefined : waiting.splice(index, 1)[0];
      if (!found) return contextOf(environment.canvas(size.width, size.height));
      wipe(found.ctx);
      return found.ctx;
    },
    give: (ctx) => {
      waiting.push({ key: keyOf(ctx.canvas), ctx });
      if (waiting.length > LIMIT) waiting.shift();
    },
    clear: () => {
      waiting.length = 0;
    },
  };
}
