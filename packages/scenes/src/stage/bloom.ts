import { contextOf, type Context2d } from '@kinora/drawing';

import type { Stage } from './stage.ts';

const SHRINK = 8;
const WIDEN = 3;

/** Light that spills from bright places, added to a finished frame. */
export function makeBloom({ environment, width, height }: Stage, gain: number): (ctx: Context2d) => void {
  const wide = environment.canvas(width, height);
  const small = environment.canvas(width / SHRINK, height / SHRINK);
  const tiny = environment.canvas(small.width / WIDEN, small.height / WIDEN);
  const wideContext = contextOf(wide);
  const smallContext = contextOf(small);
  const tinyContext = contextOf(tiny);
  wideContext.globalCompositeOperation = 'copy';
  tinyContext.globalCompositeOperation = 'copy';
  tinyContext.imageSmoothingQuality = 'high';
  return (ctx) => {
    smallContext.globalCompositeOperation = 'copy';
    smallContext.drawImage(ctx.canvas, 0, 0, small.width, small.height);
    // Multiplied by itself, only what is bright remains.
    smallContext.globalCompositeOperation = 'multiply';
    smallContext.drawImage(small, 0, 0);
    tinyContext.drawImage(small, 0, 0, tiny.width, tiny.height);
    smallContext.globalCompositeOperation = 'copy';
    smallContext.drawImage(tiny, 0, 0, small.width, small.height);
    // Scaled as an opaque copy, then blended 1:1: both are cheap, a scaled blend is not.
    wideContext.drawImage(small, 0, 0, width, height);
    ctx.globalCompositeOperation = 'screen';
    ctx.globalAlpha = gain;
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(wide, 0, 0);
    ctx.imageSmoothingEnabled = true;
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = 'source-over';
  };
}
