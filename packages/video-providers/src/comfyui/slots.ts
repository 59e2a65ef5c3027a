import { randomInt } from 'node:crypto';

import type { ClipRequest } from '../video-provider.ts';
import type { OpenModel } from './open-model.ts';
import type { Slots } from './workflow.ts';

const SEEDS = 2 ** 32;
/** How far a video is redrawn. */
const DENOISE: Readonly<Record<string, number>> = { light: 0.4, half: 0.6, full: 0.8 };
const USUAL_DENOISE = 0.6;
/** The longest video that is enlarged, in seconds: all of its frames are in memory at once. */
export const ENLARGED_SECONDS = 10;

const even = (pixels: number): number => Math.round(pixels / 2) * 2;

/** A video in its own shape, its short side as long as the resolution says. */
function enlargedSize({ input, video }: ClipRequest): readonly [number, number] | undefined {
  if (!video) return undefined;
  const scale = Number.parseInt(String(input.resolution), 10) / Math.min(video.width, video.height);
  return Number.isFinite(scale) ? [even(video.width * scale), even(video.height * scale)] : undefined;
}

/** What was asked for, or the first there is. */
function sizeOf({ sizes }: OpenModel, request: ClipRequest): readonly [number, number] | undefined {
  const { resolution = '', shape = '' } = request.input;
  const [usual] = Object.values(sizes);
  const ofShapes = sizes[resolution] ?? usual;
  if (!ofShapes) return enlargedSize(request);
  const [first] = Object.values(ofShapes);
  return ofShapes[shape] ?? first;
}

/** A model counts its first frame apart. */
const framesOf = ({ fps }: OpenModel, seconds = ENLARGED_SECONDS): number => seconds * fps + 1;

interface Named {
  readonly files: Pick<Slots, 'first' | 'last' | 'video'>;
  readonly name: string;
}

/** What fills a workflow; undefined where nothing says how large the clip is to be. */
export function slotsOf(model: OpenModel, request: ClipRequest, { files, name }: Named): Slots | undefined {
  const { negative, prompt, seconds, seed, strength } = request.input;
  const size = sizeOf(model, request);
  return (
    size && {
      prompt: prompt ?? '',
      negative: negative ?? model.negative,
      seed: seed ?? randomInt(SEEDS),
      width: size[0],
      height: size[1],
      frames: framesOf(model, seconds),
      fps: model.fps,
      denoise: DENOISE[strength ?? ''] ?? USUAL_DENOISE,
      name,
      ...files,
    }
  );
}
