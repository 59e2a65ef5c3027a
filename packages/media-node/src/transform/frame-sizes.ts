import type { FrameSize } from '../codec/codec-port.ts';
import type { TransformPlan } from './transform-plan.ts';

/** Sizes that a frame has on its way, in pixels. */
export interface FrameSizes {
  /** As it is read from the file. */
  readonly read: FrameSize;
  /** Once it is enlarged. */
  readonly full: FrameSize;
  /** Of the result: the middle of `full`. */
  readonly result: FrameSize;
}

const STEP = 2;
/** What is to be an even number of pixels, or twice an even one, is never too small. */
const upTo = (step: number, pixels: number): number => Math.ceil(pixels / step - 0.001) * step;

/** Where a clip of a size is scaled and cut for a plan. */
export function frameSizes(
  { frame, part, upscale }: Pick<TransformPlan, 'frame' | 'part' | 'upscale'>,
  clip: FrameSize,
): FrameSizes {
  const source = part ?? clip;
  const factor = upscale ? 2 : 1;
  if (frame === null) {
    const full = { width: source.width * factor, height: source.height * factor };
    return { read: { width: source.width, height: source.height }, full, result: full };
  }
  const scale = Math.max(frame.width / source.width, frame.height / source.height);
  const cover = (side: number, least: number) => Math.max(least, upTo(STEP * factor, side * scale));
  const full = { width: cover(source.width, frame.width), height: cover(source.height, frame.height) };
  const read = { width: full.width / factor, height: full.height / factor };
  return { read, full, result: { width: frame.width, height: frame.height } };
}
