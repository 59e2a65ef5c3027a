import {
  createOverlay,
  createRecipeTreatment,
  createRestyle,
  createSharpen,
  createUpscale,
  recipeFonts,
  type Pixels,
} from '@kinora/media-core';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

import type { FrameSize } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import { blankFrame } from './show-moment.ts';
import type { TransformPlan } from './transform-plan.ts';

/** Changes frames in place; `time` in seconds of the result. */
export type Treatment = (pixels: Pixels, time: number) => void;

interface Measures extends FrameSize {
  /** Length of the result. */
  readonly seconds: number;
}

/** The size of the result. */
export function sizeAfter({ upscale }: TransformPlan, { width, height }: FrameSize): FrameSize {
  return upscale ? { width: width * 2, height: height * 2 } : { width, height };
}

type Paint = (ctx: SKRSContext2D, time: number) => void;

async function overlayOf({ overlay, seed }: TransformPlan, size: FrameSize): Promise<readonly Paint[]> {
  if (overlay === null) return [];
  const options = { ...size, seed, strength: overlay.strength };
  const laid = createOverlay(overlay.name, options, await createNodePaintEnv({ fonts: [], pictures: [] }));
  return [(ctx, time) => laid.draw(ctx, time)];
}

async function effectOf({ effect, seed }: TransformPlan, measures: Measures): Promise<readonly Paint[]> {
  if (effect === null) return [];
  const { chosen, recipe, text } = effect;
  const job = { recipe, inputs: { text }, options: { ...measures, seed, chosen } };
  const environment = await createNodePaintEnv({ fonts: recipeFonts(job), pictures: [] });
  const treatment = createRecipeTreatment(job, environment);
  return [(ctx, time) => treatment.apply(ctx, time)];
}

/** Has a canvas paint over frames in place. */
function paintOver(paints: readonly Paint[], { height, width }: FrameSize): Treatment {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  return (pixels, time) => {
    image.data.set(pixels.data);
    ctx.putImageData(image, 0, 0);
    for (const paint of paints) paint(ctx, time);
    pixels.data.set(canvas.data());
  };
}

/**
 * Everything but time: prepares larger, sharper, redrawn frames with what is laid over them or done to them. Larger frames are given
 * from two places by turns, so that one stays as it is while the next one is made.
 */
export async function createTreatment(plan: TransformPlan, { seconds, ...source }: Measures) {
  const size = sizeAfter(plan, source);
  const upscale = plan.upscale ? createUpscale(source) : null;
  const room = upscale ? size : { width: 0, height: 0 };
  let [large, held] = [blankFrame(room), blankFrame(room)];
  const sharpen = plan.sharpen > 0 ? createSharpen(size, plan.sharpen) : null;
  const restyle = plan.restyle && createRestyle(plan.restyle.name, { ...size, seed: plan.seed, ...plan.restyle });
  const paints = [...(await overlayOf(plan, size)), ...(await effectOf(plan, { ...size, seconds }))];
  const painted = paints.length > 0 ? paintOver(paints, size) : null;
  return (pixels: Pixels, time: number): Pixels => {
    [large, held] = [held, large];
    upscale?.(pixels, large);
    const frame = upscale ? large : pixels;
    sharpen?.(frame);
    restyle?.apply(frame, time);
    painted?.(frame, time);
    return frame;
  };
}
