/** Where playing stands; plain data, times in milliseconds. */
export interface PreviewClock {
  readonly frames: number;
  readonly fps: number;
  readonly isPlaying: boolean;
  /** The frame at `since`. */
  readonly frame: number;
  readonly since: number;
}

const wrap = (frame: number, frames: number): number => ((frame % frames) + frames) % frames;

/** The frame to show; the film starts again at its end, in real time however long drawing takes. */
export function frameAt({ frames, fps, isPlaying, frame, since }: PreviewClock, now: number): number {
  const passed = isPlaying ? Math.floor(((now - since) * fps) / 1000) : 0;
  return wrap(frame + passed, frames);
}

export const playFrom = (clock: PreviewClock, now: number): PreviewClock =>
  clock.isPlaying ? clock : { ...clock, isPlaying: true, since: now };

export const pauseAt = (clock: PreviewClock, now: number): PreviewClock => ({
  ...clock,
  isPlaying: false,
  frame: frameAt(clock, now),
  since: now,
});

export const seekTo = (clock: PreviewClock, { frame, now }: { frame: number; now: number }): PreviewClock => ({
  ...clock,
  frame: wrap(Math.trunc(frame), clock.frames),
  since: now,
});

/** The same moment in another film. */
export const changeFilm = (
  clock: PreviewClock,
  { frames, fps, now }: { frames: number; fps: number; now: number },
): PreviewClock => ({ ...clock, frames, fps, frame: wrap(frameAt(clock, now), frames), since: now });
