import type { Picture } from '@kinora/drawing';

import { createFrameReader, type FrameReader } from './frame-reader.ts';
import type { FrameSource, ReadFrame } from './frame-source.ts';
import type { FrameSeeker } from './seek-video.ts';

type Quality = 'proxy' | 'full';

interface ClipFrameParts {
  /** `keepsFrames` where more than the next few frames are held at once. */
  readonly open: (quality: Quality, keepsFrames: boolean) => FrameSource;
  /** Opens the proxy for single frames. */
  readonly seek: () => FrameSeeker;
  /** A frame that was asked for has come. */
  readonly changed: () => void;
  readonly hasProxy: boolean;
  /** The file itself can be read; without it the proxy is all there is. */
  readonly hasFull: boolean;
}

/** The frames of one clip. */
export interface ClipFrames {
  /** The frame due while it plays, as far as it is decoded. */
  playedAt(seconds: number, isBackward: boolean): Picture | null;
  /** Decodes the frame at rest, the full one once `isResting`; answers the best that is there for this very moment. */
  stillAt(seconds: number, isResting: boolean): { readonly picture: Picture; readonly isExact: boolean } | null;
  /** Whatever was shown last. */
  last(): Picture | null;
  close(): void;
}

interface Still {
  readonly frame: ReadFrame;
  /** What it was asked for by, in seconds. */
  readonly seconds: number;
}

interface Stills {
  readonly reader: FrameSeeker;
  still: Still | null;
  wanted: number;
  isReading: boolean;
}

/** Timestamps of files are rounded to their own unit. */
const ROUNDING = 0.001;

function isOf({ frame, seconds }: Still, wanted: number): boolean {
  if (seconds === wanted) return true;
  const place = wanted + ROUNDING;
  return frame.timestamp <= place && place < frame.timestamp + frame.duration;
}

/** Reads what is asked for last; older requests that came meanwhile are skipped, so that dragging shows something. */
async function readRequests(stills: Stills, changed: () => void): Promise<void> {
  if (stills.isReading) return;
  stills.isReading = true;
  let read = Number.NaN;
  while (read !== stills.wanted) {
    read = stills.wanted;
    const frame = await stills.reader.exactAt(read);
    if (frame) stills.still = { frame, seconds: read };
    changed();
  }
  stills.isReading = false;
}

export function createClipFrames({ changed, hasFull, hasProxy, open, seek }: ClipFrameParts): ClipFrames {
  const opened = new Map<Quality, Stills>();
  let playing: { readonly reader: FrameReader; readonly isBackward: boolean } | null = null;
  let shown: Picture | null = null;
  let isClosed = false;

  function stillsOf(quality: Quality): Stills {
    const known = opened.get(quality);
    if (known) return known;
    const reader = quality === 'proxy' ? seek() : createFrameReader(open(quality, true));
    const stills: Stills = { reader, still: null, wanted: Number.NaN, isReading: false };
    opened.set(quality, stills);
    return stills;
  }

  function ask(quality: Quality, seconds: number): void {
    const stills = stillsOf(quality);
    if (isClosed || stills.wanted === seconds || (stills.still && isOf(stills.still, seconds))) return;
    stills.wanted = seconds;
    void readRequests(stills, changed);
  }

  function found(quality: Quality, seconds: number): Picture | null {
    const still = opened.get(quality)?.still;
    return still && isOf(still, seconds) ? still.frame.picture : null;
  }

  function played(seconds: number): Picture | null {
    return playing?.reader.has(seconds) ? (playing.reader.shownAt(seconds)?.picture ?? null) : null;
  }

  function readerFor(isBackward: boolean): FrameReader {
    if (playing?.isBackward === isBackward) return playing.reader;
    playing?.reader.close();
    const reader = createFrameReader(open(hasProxy ? 'proxy' : 'full', isBackward), { isBackward });
    playing = { reader, isBackward };
    return reader;
  }

  return {
    playedAt(seconds, isBackward) {
      const frame = readerFor(isBackward).shownAt(seconds);
      if (!frame) return found('full', seconds) ?? found('proxy', seconds);
      shown = frame.picture;
      return shown;
    },
    stillAt(seconds, isResting) {
      if (hasProxy && !found('full', seconds)) ask('proxy', seconds);
      if (hasFull && (isResting || !hasProxy)) ask('full', seconds);
      const full = found('full', seconds);
      const picture = full ?? played(seconds) ?? found('proxy', seconds);
      if (!picture) return null;
      shown = picture;
      return { picture, isExact: picture === (hasFull ? full : found('proxy', seconds)) };
    },
    last: () => shown,
    close() {
      isClosed = true;
      playing?.reader.close();
      for (const { reader } of opened.values()) reader.close();
    },
  };
}
