import { createOverlay, createRestyle, createSharpen, createUpscale, type Pixels } from '@kinora/media-core';
import { createCanvas } from '@napi-rs/canvas';

import type { FrameSize } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import { blankFrame } from './show-moment.ts';
import type { TransformPlan } from './transform-plan.ts';

/** Changes frames in place; `time` in seconds of the result. */
export type Treatment = (pixels: Pixels, time: number) => void;

/** The size of the result. */
export function sizeAfter({ upscale }: TransformPlan, { width, height }: FrameSize): FrameSize {
  return upscale ? { width: width * 2, height: height * 2 } : { width, height };
}

async function overlayOf({ overlay, seed }: TransformPlan, size: FrameSize): Promise<Treatment | null> {
  if (overlay === null) return null;
  const laid = createOverlay(
    overlay.name,
    { ...size, seed, strength: overlay.strength },
    await createNodePaintEnv({ fonts: [], pictures: [] }),
  );
  const canvas = createCanvas(size.width, size.height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(size.width, size.height);
  return (pixels, time) => {
    image.data.set(pixels.data);
    ctx.putImageData(image, 0, 0);
    laid.draw(ctx, time);
    pixels.data.set(canvas.data());
  };
}

/**
 * Everything but time: prepares larger, sharper, redrawn frames with what is laid over them. Larger frames are given
 * from two places by turns, so that one stays as it is while the next one is made.
 */
export async function createTreatment(plan: TransformPlan, source: FrameSize) {
  const size = sizeAfter(plan, source);
  const upscale = plan.upscale ? createUpscale(source) : null;
  const room = upscale ? size : { width: 0, height: 0 };
  let [large, held] = [blankFrame(room), blankFrame(room)];
  const sharpen = plan.sharpen > 0 ? createSharpen(size, plan.sharpen) : null;
  const restyle = plan.restyle && createRestyle(plan.restyle.name, { ...size, seed: plan.seed, ...plan.restyle });
  const overlay = await overlayOf(plan, size);
  return (pixels: Pixels, time: number): Pixels => {
    [large, held] = [held, large];
    upscale?.(pixels, large);
    const frame = upscale ? large : pixels;
    sharpen?.(frame);
    restyle?.apply(frame, time);
    overlay?.(frame, time);
    return frame;
  };
}
