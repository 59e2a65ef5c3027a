/** One change of a clip's time; plain data, applied in order. Times in seconds of the clip as it is by then. */
export type TimeOperation =
  /** Keeps what lies between two moments. */
  | { readonly kind: 'trim'; readonly from: number; readonly to: number }
  /** Plays `factor` times as fast, 0.25 to 4; slower needs frames between frames. */
  | { readonly kind: 'speed'; readonly factor: number; readonly between: Between }
  | { readonly kind: 'reverse' }
  /** Forth and back again. */
  | { readonly kind: 'boomerang' }
  /** Plays `times` times, each end fading into the beginning for `fade` seconds. */
  | { readonly kind: 'loop'; readonly times: number; readonly fade: number }
  /** Stands still at a moment. */
  | { readonly kind: 'freeze'; readonly at: number; readonly seconds: number }
  /** Goes on after the end as the picture was moving. */
  | { readonly kind: 'extend'; readonly seconds: number };

/** How a frame between two is made: the nearer one, both mixed, or both moved along the motion and mixed. */
export type Between = 'blend' | 'motion' | 'nearest';

export const SLOWEST = 0.25;
export const FASTEST = 4;

/** What one frame of the result shows. */
export interface Moment {
  /** Frame of the source, with a part where it lies between two. */
  readonly position: number;
  /** How many frames after `position`, the last, that no source frame shows; 0 for all others. */
  readonly beyond: number;
  readonly between: Between;
  /** A second place in the source that is mixed in. */
  readonly over: { readonly position: number; readonly beyond: number; readonly share: number } | null;
}
