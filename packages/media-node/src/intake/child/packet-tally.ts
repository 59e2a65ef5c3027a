import type { MeasuredVideo } from '../probed.ts';

/** Counts the packets of a track and how long they are shown, in whatever order they come. */
export interface Tally {
  add(seconds: number, duration: number): void;
  count(): number;
  /** `rate` is what the headers say of the frames a second: it tells how long a last frame is shown that does not. */
  result(rate: number): MeasuredVideo;
}

export function createTally(): Tally {
  let frames = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = { seconds: Number.NEGATIVE_INFINITY, duration: 0 };
  return {
    add(seconds, duration) {
      frames += 1;
      first = Math.min(first, seconds);
      if (seconds > last.seconds) last = { seconds, duration };
    },
    count: () => frames,
    result(rate) {
      if (frames === 0) return { frames, seconds: 0, startSeconds: 0 };
      const span = last.seconds - first;
      return { frames, seconds: span + lastDuration({ frames, span, rate, told: last.duration }), startSeconds: first };
    },
  };
}

interface LastFrame {
  readonly frames: number;
  readonly span: number;
  readonly rate: number;
  readonly told: number;
}

/** What it says itself, else what the frames before it took, else what the headers say. */
function lastDuration({ frames, rate, span, told }: LastFrame): number {
  if (told > 0) return told;
  if (frames > 1) return span / (frames - 1);
  return rate > 0 ? 1 / rate : 0;
}
