/** How much of a video goes into a clip, by how its time goes: twice as fast takes twice as much. */
const TAKES: Readonly<Record<string, (seconds: number) => number>> = {
  slow: (seconds) => seconds / 2,
  fast: (seconds) => seconds * 2,
  boomerang: (seconds) => seconds / 2,
  extend: (seconds) => seconds - FURTHER,
};
/** What the engine adds behind the end. */
const FURTHER = 2;

export interface VideoPart {
  /** Seconds into the video. */
  readonly from: number;
  readonly to: number;
  /** The latest moment that leaves a whole clip, in tenths of a second; 0 where all of the video is taken. */
  readonly latest: number;
}

interface PartRequest {
  /** Length of the video. */
  readonly length: number;
  readonly from: number;
  /** Length of the clip. */
  readonly seconds: number;
  readonly pace: string;
}

/** The part of a video that a clip is made of. */
export function partOf({ from, length, pace, seconds }: PartRequest): VideoPart {
  const taken = Math.min(length, TAKES[pace]?.(seconds) ?? seconds);
  const latest = Math.floor((length - taken) * 10) / 10;
  const start = Math.min(from, latest);
  return { from: start, to: start + taken, latest };
}
