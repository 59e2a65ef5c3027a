import { planTime, type Moment, type VideoPlan, type VideoSource } from '@kinora/footage';

/** The pace of every film of the preview. */
export const FPS = 24;
/** Each still is shown for two frames: half the memory, and enough to see what it will be. */
const HOLD = 2;
/** What the stills of a film may take, in bytes. */
const BYTES = 64 * 1_048_576;
const TALLEST = 720;

/** The frames of a result, as the server's plan has them, at the preview's pace. */
export const momentsOf = ({ time }: Pick<VideoPlan, 'time'>, { seconds }: VideoSource): readonly Moment[] =>
  planTime(time, { frames: Math.max(1, Math.round(seconds * FPS)), fps: FPS });

/** Which moment a frame shows: the one that is held. */
export const heldMoment = (moments: readonly Moment[], frame: number): Moment | undefined =>
  moments[Math.min(moments.length - 1, frame - (frame % HOLD))];

/** Milliseconds into the video at which the still of a moment stands. */
export const stillTime = ({ position }: Pick<Moment, 'position'>): number => Math.round((position * 1000) / FPS);

/** Every still that a film needs, each once. */
export function stillTimes(moments: readonly Moment[]): readonly number[] {
  const held = moments.flatMap((moment, frame) => (frame % HOLD === 0 ? [stillTime(moment)] : []));
  return [...new Set(held)];
}

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

/** Pixels of the stills: as large as so many may be, in the shape of the video. */
export function stillSize({ height, width }: VideoSource, count: number): { width: number; height: number } {
  const area = BYTES / 4 / Math.max(1, count);
  const scale = Math.min(1, Math.sqrt(area / (width * height)), TALLEST / Math.min(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}
