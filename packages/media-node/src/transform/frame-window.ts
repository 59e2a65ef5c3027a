import type { Pixels } from '@kinora/drawing';
import type { CropRegion } from '@kinora/drawing/frame';

import type { CodecPort, DecodedFrame, FrameSize } from '../codec/codec-port.ts';
import { unreadableFile } from '../codec/media-problem.ts';
import { openWindow } from './open-window.ts';

/** Frames of a clip in any order, of which only some are kept in memory. */
export interface FrameWindow {
  /** The frame's pixels: not to be changed. Cheap in order, and backwards by windows that are read forwards. */
  frame(index: number): Promise<Pixels>;
  close(): Promise<void>;
}

/** What the kept frames may take. */
const BYTES = 128 * 1_048_576;
const FEWEST = 6;
const MOST = 48;

/** How many frames of a size are kept. */
export const windowLength = ({ width, height }: FrameSize) =>
  Math.max(FEWEST, Math.min(MOST, Math.floor(BYTES / (width * height * 4))));

interface Source {
  readonly file: string;
  readonly size: FrameSize;
  /** Of the file's frames. */
  readonly part?: CropRegion | undefined;
  readonly scaling?: 'lanczos' | undefined;
}

export function openFrameWindow(
  codec: Pick<CodecPort, 'readFrames'>,
  { file, part, scaling, size }: Source,
): FrameWindow {
  const window = openWindow<DecodedFrame>({
    read: (from) => codec.readFrames(file, { ...size, from, part, scaling }),
    length: windowLength(size),
    drop: () => undefined,
    missing: (index) => missingFrame(file, index),
  });
  return {
    frame: async (index) => pixelsOf((await window.at(index)).pixels, size),
    close: () => window.close(),
  };
}

/** Says that a file is shorter than it claims to be. */
export const missingFrame = (file: string, index: number) =>
  unreadableFile(file, `it has no frame at ${String(index)}`);

const pixelsOf = ({ buffer, byteLength, byteOffset }: Buffer, size: FrameSize): Pixels => ({
  ...size,
  data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
});
