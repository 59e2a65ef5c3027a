import type { Pixels } from '@kinora/drawing';
import { createSharpen, createUpscale } from '@kinora/drawing/pixels';
import { createOverlay, createRestyle } from '@kinora/footage';
import { createRecipeTreatment, recipeFonts } from '@kinora/footage/effects';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

import type { FrameSize } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { FrameSizes } from './frame-sizes.ts';
import { blankFrame } from './show-moment.ts';
import type { TransformSpec } from './transform-spec.ts';

const NOWHERE: FrameSize = { width: 0, height: 0 };

/** Changes frames in place; `time` in seconds of the result. */
export type Treatment = (pixels: Pixels, time: number) => void;

interface Measures extends FrameSize {
  /** Length of the result. */
  readonly seconds: number;
}

/** What frames are made ready for. */
interface Material {
  readonly sizes: FrameSizes;
  /** Length of the result. */
  readonly seconds: number;
}

/** Gives the middle of frames of one size as frames of another; `full` must cover `result`. */
function createCut(full: FrameSize, result: FrameSize) {
  const left = (full.width - result.width) >> 1;
  const top = (full.height - result.height) >> 1;
  return ({ data }: Pixels, target: Pixels): void => {
    for (let row = 0; row < result.height; row += 1) {
      const from = ((top + row) * full.width + left) * 4;
      target.data.set(data.subarray(from, from + result.width * 4), row * result.width * 4);
    }
  };
}

const isSame = (one: FrameSize, other: FrameSize) => one.width === other.width && one.height === other.height;

type Paint = (ctx: SKRSContext2D, time: number) => void;

async function overlayOf({ overlay, seed }: TransformSpec, size: FrameSize): Promise<readonly Paint[]> {
  if (overlay === null) return [];
  const options = { ...size, seed, strength: overlay.strength };
  const laid = createOverlay(overlay.name, options, await createNodePaintEnv({ fonts: [], pictures: [] }));
  return [(ctx, time) => laid.draw(ctx, time)];
}

async function effectOf({ effect, seed }: TransformSpec, measures: Measures): Promise<readonly Paint[]> {
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
 * Everything but time: prepares larger, cut, sharper, redrawn frames with what is laid over them or done to them. Frames of another
 * size are given from two places by turns, so that one stays as it is while the next one is made.
 */
export async function createTreatment(plan: TransformSpec, { seconds, sizes }: Material) {
  const { read, full, result } = sizes;
  const upscale = isSame(read, full) ? null : createUpscale(read);
  const cut = isSame(full, result) ? null : createCut(full, result);
  const large = blankFrame(upscale ? full : NOWHERE);
  const small = cut ? result : NOWHERE;
  let [place, held] = upscale && !cut ? [large, blankFrame(full)] : [blankFrame(small), blankFrame(small)];
  const sharpen = plan.sharpen > 0 ? createSharpen(result, plan.sharpen) : null;
  const restyle = plan.restyle && createRestyle(plan.restyle.name, { ...result, seed: plan.seed, ...plan.restyle });
  const paints = [...(await overlayOf(plan, result)), ...(await effectOf(plan, { ...result, seconds }))];
  const painted = paints.length > 0 ? paintOver(paints, result) : null;
  return (pixels: Pixels, time: number): Pixels => {
    [place, held] = [held, place];
    const enlarged = cut ? large : place;
    upscale?.(pixels, enlarged);
    cut?.(upscale ? enlarged : pixels, place);
    const frame = upscale || cut ? place : pixels;
    sharpen?.(frame);
    restyle?.apply(frame, time);
    painted?.(frame, time);
    return frame;
  };
}
