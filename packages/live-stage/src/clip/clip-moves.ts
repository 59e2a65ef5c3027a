/** Seconds of a step by an arrow key. */
const STEP = 1;

/** How fast a clip may play, slowest first. */
export const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

export type PlayableVideo = Pick<
  HTMLVideoElement,
  'currentTime' | 'duration' | 'pause' | 'paused' | 'play' | 'playbackRate'
>;

/** A browser may refuse to play; then everything stays as it is. */
const refused = () => undefined;

export function play(video: PlayableVideo): void {
  void video.play().catch(refused);
}

export function togglePlay(video: PlayableVideo): void {
  if (video.paused) play(video);
  else video.pause();
}

/** Goes to a place of the clip, in seconds. */
export function seekTo(video: Pick<PlayableVideo, 'currentTime' | 'duration'>, time: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : 0;
  video.currentTime = Math.min(end, Math.max(0, time));
}

export interface PlayedAs {
  readonly loops: boolean;
  readonly isLoud: boolean;
  readonly speed: number;
}

/** Makes a video follow what was chosen; nothing before it is there. */
export function followChoices(
  video: Pick<HTMLVideoElement, 'loop' | 'muted' | 'playbackRate'> | null,
  { loops, isLoud, speed }: PlayedAs,
): void {
  if (video) Object.assign(video, { loop: loops, muted: !isLoud, playbackRate: speed });
}

/** Moves the place under the pointer; a key, which holds nothing, moves the clip itself. */
export function scrubTo(
  video: Pick<PlayableVideo, 'currentTime' | 'duration'> | null,
  { time, isHeld, onHeld }: { time: number; isHeld: boolean; onHeld: (time: number) => void },
): void {
  if (isHeld) onHeld(time);
  else if (video) seekTo(video, time);
}

/** Goes a second on, or back with -1. */
export const skip = (video: PlayableVideo, direction: 1 | -1): void =>
  seekTo(video, video.currentTime + direction * STEP);

/** Stops at the middle of the next frame, or of the one before with -1: its edge could show either of two. */
export function stepFrame(video: PlayableVideo, direction: 1 | -1, fps: number): void {
  video.pause();
  const frame = Math.floor(video.currentTime * fps + 1e-6);
  seekTo(video, (frame + direction + 0.5) / fps);
}

/** The next speed that is faster or slower; the same at either end. */
export function speedAfter(speed: number, direction: 1 | -1): number {
  const faster = SPEEDS.filter((one) => (one - speed) * direction > 0);
  return (direction === 1 ? faster[0] : faster.at(-1)) ?? speed;
}
