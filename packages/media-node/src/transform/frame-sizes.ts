import type { CropRegion } from '@kinora/drawing/frame';

import type { FrameSize } from '../codec/codec-port.ts';
import type { TransformSpec } from './transform-spec.ts';

/** What is read of a frame, and the sizes it has on its way; in pixels. */
export interface FrameSizes {
  /** Even pixels of the clip; all of it where there is none. */
  readonly part?: CropRegion | undefined;
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

/** What the sight of movement needs beside what is shown, as a share of the shown side. */
const MARGIN = 0.05;
/** A cut that leaves out less than this is not worth it. */
const LEAST_CUT = 0.1;

/** A side of the middle of a clip: as even pixels that leave an even number before them, or all of it. */
function middleOf(side: number, shown: number): { start: number; length: number } {
  const start = Math.floor((side - shown * (1 + 2 * MARGIN)) / 2 / STEP) * STEP;
  const length = side - (side % STEP) - 2 * start;
  return length > side * (1 - LEAST_CUT) ? { start: 0, length: side } : { start, length };
}

/** The middle of a clip that a frame of another shape shows, and a little around it; undefined where that is all of it. */
function middlePart(frame: FrameSize, { height, width }: FrameSize): CropRegion | undefined {
  const across = middleOf(width, Math.min(width, (height * frame.width) / frame.height));
  const down = middleOf(height, Math.min(height, (width * frame.height) / frame.width));
  if (across.length === width && down.length === height) return undefined;
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** What is read of a clip of a size for a plan, and how it is scaled and cut. */
export function frameSizes(plan: Pick<TransformSpec, 'frame' | 'part' | 'upscale'>, clip: FrameSize): FrameSizes {
  const { frame, upscale } = plan;
  const part = plan.part ?? (frame && middlePart(frame, clip)) ?? undefined;
  const source = part ?? clip;
  const factor = upscale ? 2 : 1;
  if (frame === null) {
    const full = { width: source.width * factor, height: source.height * factor };
    return { part, read: { width: source.width, height: source.height }, full, result: full };
  }
  const scale = Math.max(frame.width / source.width, frame.height / source.height);
  const cover = (side: number, least: number) => Math.max(least, upTo(STEP * factor, side * scale));
  const full = { width: cover(source.width, frame.width), height: cover(source.height, frame.height) };
  const read = { width: full.width / factor, height: full.height / factor };
  return { part, read, full, result: { width: frame.width, height: frame.height } };
}
