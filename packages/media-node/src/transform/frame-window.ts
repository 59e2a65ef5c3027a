import type { CropRegion, Pixels } from '@kinora/media-core';

import type { CodecPort, DecodedFrame, FrameSize } from '../codec/codec-port.ts';
import { unreadableFile } from '../codec/media-problem.ts';

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
/** Frames that are rather decoded than jumped over. */
const JUMP = 48;

/** How many frames of a size are kept. */
export const windowLength = ({ width, height }: FrameSize) =>
  Math.max(FEWEST, Math.min(MOST, Math.floor(BYTES / (width * height * 4))));

interface Source {
  readonly file: string;
  readonly size: FrameSize;
  /** Of the file's frames. */
  readonly part?: CropRegion | undefined;
  readonly scaling?: 'lanczos' | undefined;
  /** Frames that are kept; as many as usual by default, which suits who goes backwards. */
  readonly kept?: number | undefined;
}

export function openFrameWindow(
  codec: Pick<CodecPort, 'readFrames'>,
  { file, kept: most, part, scaling, size }: Source,
): FrameWindow {
  const kept = new Map<number, Pixels>();
  const length = most ?? windowLength(size);
  let reading: AsyncIterator<DecodedFrame> | null = null;
  let next = 0;

  async function close() {
    await reading?.return?.();
    reading = null;
  }

  async function restart(from: number) {
    await close();
    reading = codec.readFrames(file, { ...size, from, part, scaling })[Symbol.asyncIterator]();
    next = from;
  }

  async function readOne(): Promise<void> {
    const step = await reading?.next();
    if (step === undefined || step.done === true) missing(file, next);
    kept.set(next, pixelsOf(step.value.pixels, size));
    next += 1;
    const [oldest] = kept.keys();
    if (kept.size > length && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async frame(index) {
      const known = kept.get(index);
      if (known !== undefined) return known;
      if (reading === null || index > next + JUMP) await restart(index);
      // Who goes backwards will want the frames before it next.
      if (index < next) await restart(Math.max(0, index - length + 1));
      while (next <= index) await readOne();
      return kept.get(index) ?? missing(file, index);
    },
    close,
  };
}

function missing(file: string, index: number): never {
  throw unreadableFile(file, `it has no frame at ${String(index)}`);
}

const pixelsOf = ({ buffer, byteLength, byteOffset }: Buffer, size: FrameSize): Pixels => ({
  ...size,
  data: new Uint8ClampedArray(buffer, byteOffset, byteLength),
});
