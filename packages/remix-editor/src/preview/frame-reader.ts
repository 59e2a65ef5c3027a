import type { FrameSource, ReadFrame } from './frame-source.ts';

/** Hands out the frames of one medium to one clip. */
export interface FrameReader {
  /** What is there of the frame at `seconds`, at once: the frame, an older one that is late, or null before the first. */
  shownAt(seconds: number): ReadFrame | null;
  /** The very frame at `seconds`, the last one after the end; null where there is none. */
  exactAt(seconds: number): Promise<ReadFrame | null>;
  /** Whether `shownAt` would give the very frame. */
  has(seconds: number): boolean;
  close(): void;
}

export interface ReaderOptions {
  /** Reads a stretch before what is asked for, and gives it out from its end. */
  readonly isBackward?: boolean;
}

/** How many frames are decoded before they are shown. */
const AHEAD = 8;
/** Further than this it is quicker to seek than to decode what lies between, in seconds. */
const JUMP = 1;
/** How much is read at once for a clip that runs backwards, in seconds: a group of pictures of a proxy. */
const STRETCH = 0.5;
/** Timestamps of files are rounded to their own unit. */
const ROUNDING = 0.001;

interface Reading {
  readonly source: FrameSource;
  readonly isBackward: boolean;
  iterator: AsyncIterator<ReadFrame, unknown, undefined> | null;
  /** In order of time; the first one is shown or older. */
  frames: ReadFrame[];
  hasEnded: boolean;
  /** Steps run one after another. */
  step: Promise<void>;
  isFilling: boolean;
  turn: number;
  isClosed: boolean;
  /** What was asked for last, in seconds. */
  wanted: number;
}

const startsBy = (frame: ReadFrame, seconds: number) => frame.timestamp <= seconds + ROUNDING;

function indexAt({ frames }: Reading, seconds: number): number {
  return frames.findLastIndex((frame) => startsBy(frame, seconds));
}

function covers(reading: Reading, seconds: number): boolean {
  const index = indexAt(reading, seconds);
  const frame = reading.frames[index];
  if (!frame) return reading.hasEnded && reading.frames.length > 0;
  if (index < reading.frames.length - 1 || reading.hasEnded) return true;
  return seconds + ROUNDING < frame.timestamp + frame.duration;
}

function restart(reading: Reading, seconds: number): void {
  reading.turn += 1;
  void reading.iterator?.return?.();
  reading.frames = [];
  reading.hasEnded = false;
  reading.iterator = reading.source.read(Math.max(0, reading.isBackward ? seconds - STRETCH : seconds));
}

/** Whether the frame at `seconds` comes out of the running iterator soon. */
function isNear({ frames, hasEnded, iterator }: Reading, seconds: number): boolean {
  if (!iterator) return false;
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return !hasEnded;
  if (seconds + ROUNDING < first.timestamp) return false;
  return hasEnded || seconds <= last.timestamp + JUMP;
}

async function readOne(reading: Reading): Promise<void> {
  const { iterator, turn } = reading;
  if (!iterator || reading.hasEnded || reading.isClosed) return;
  const { done, value } = await iterator.next();
  if (turn !== reading.turn) return;
  if (done) reading.hasEnded = true;
  else reading.frames.push(value);
}

function nextStep(reading: Reading): Promise<void> {
  const step = reading.step.then(() => readOne(reading));
  // A medium that breaks off has ended; its clip shows the last frame.
  reading.step = step.catch(() => {
    reading.hasEnded = true;
  });
  return reading.step;
}

/** Lets go of frames that are not shown any more. */
function dropShown(reading: Reading, seconds: number): void {
  if (reading.isBackward) return;
  const index = indexAt(reading, seconds);
  if (index > 0) reading.frames.splice(0, index);
}

function isFull(reading: Reading): boolean {
  if (reading.hasEnded || reading.isClosed) return true;
  if (reading.isBackward) return covers(reading, reading.wanted);
  return reading.frames.length - 1 - indexAt(reading, reading.wanted) > AHEAD;
}

async function fill(reading: Reading): Promise<void> {
  if (reading.isFilling) return;
  reading.isFilling = true;
  while (!isFull(reading)) {
    await nextStep(reading);
    dropShown(reading, reading.wanted);
  }
  reading.isFilling = false;
}

function shownAt(reading: Reading, seconds: number): ReadFrame | null {
  reading.wanted = seconds;
  if (!isNear(reading, seconds)) restart(reading, seconds);
  dropShown(reading, seconds);
  void fill(reading);
  return reading.frames[Math.max(0, indexAt(reading, seconds))] ?? null;
}

async function exactAt(reading: Reading, seconds: number): Promise<ReadFrame | null> {
  if (!isNear(reading, seconds)) restart(reading, seconds);
  const { turn } = reading;
  while (!covers(reading, seconds) && !reading.hasEnded && !reading.isClosed && turn === reading.turn) {
    await nextStep(reading);
    dropShown(reading, seconds);
  }
  return reading.frames[Math.max(0, indexAt(reading, seconds))] ?? null;
}

/** Reads a medium forwards by one iterator as long as what is asked for lies ahead; seeks where it does not. */
export function createFrameReader(source: FrameSource, { isBackward = false }: ReaderOptions = {}): FrameReader {
  const reading: Reading = {
    source,
    isBackward,
    iterator: null,
    frames: [],
    hasEnded: false,
    step: Promise.resolve(),
    isFilling: false,
    turn: 0,
    isClosed: false,
    wanted: 0,
  };
  return {
    shownAt: (seconds) => shownAt(reading, seconds),
    exactAt: (seconds) => exactAt(reading, seconds),
    has: (seconds) => covers(reading, seconds),
    close: () => {
      reading.isClosed = true;
      reading.turn += 1;
      void reading.iterator?.return?.();
      reading.frames = [];
      source.close();
    },
  };
}
