import type { MediaTable, Ratio, Ticks, TimeRange, TimelineDocument } from '@kinora/contracts/timeline';
import { durationOf, frameAt, frameStart, mixBetween } from '@kinora/timeline';

interface ExportSettings {
  readonly document: TimelineDocument;
  readonly media: MediaTable;
  /** Frames a second of the file. */
  readonly rate: Ratio;
  /** All of the document where it is left out. */
  readonly range?: TimeRange | undefined;
}

/** A frame of the file. */
export interface FrameStep {
  readonly kind: 'frame';
  /** The moment of the document that it shows. */
  readonly time: Ticks;
  /** Seconds of the file. */
  readonly timestamp: number;
  readonly duration: number;
}

/** A piece of the file's sound. */
export interface SoundStep {
  readonly kind: 'sound';
  readonly from: Ticks;
  readonly to: Ticks;
  /** Seconds of the file. */
  readonly timestamp: number;
}

/** What a file is made of, in the order it is written: sound a little before the frames that it is heard with. */
export interface ExportOrder {
  readonly frames: number;
  readonly hasSound: boolean;
  readonly steps: () => Generator<FrameStep | SoundStep, void, undefined>;
}

const TICKS_PER_SECOND = 240_000;
/** Ticks of sound that are mixed at once. */
const BLOCK = TICKS_PER_SECOND / 2;

/** Every frame has its exact time: none is added up from those before. */
export function exportOrder({ document, media, range, rate }: ExportSettings): ExportOrder {
  const { end, start } = range ?? { start: 0, end: durationOf(document) };
  const length = Math.max(0, end - start);
  const frames = length > 0 ? frameAt(length - 1, rate) + 1 : 0;
  const hasSound = length > 0 && mixBetween(document, start, end, media).length > 0;

  function frameStep(index: number): FrameStep {
    return {
      kind: 'frame',
      time: start + frameStart(index, rate),
      timestamp: (index * rate.den) / rate.num,
      duration: rate.den / rate.num,
    };
  }

  function soundStep(from: Ticks): SoundStep {
    const to = Math.min(from + BLOCK, length);
    return { kind: 'sound', from: start + from, to: start + to, timestamp: from / TICKS_PER_SECOND };
  }

  return {
    frames,
    hasSound,
    *steps() {
      let heard = hasSound ? 0 : length;
      for (let index = 0; index < frames; index += 1) {
        for (; heard < length && heard <= frameStart(index, rate); heard += BLOCK) yield soundStep(heard);
        yield frameStep(index);
      }
      for (; heard < length; heard += BLOCK) yield soundStep(heard);
    },
  };
}
