import type { Place } from '../../geometry/hit-test.ts';

/** Something that goes on while a pointer is down. */
export interface Session {
  /** How the lanes look meanwhile, besides being dragged over. */
  readonly look?: 'locked' | 'head';
  readonly move: (place: Place) => void;
  /** The pointer was let go: what was shown is done. */
  readonly end: () => void;
  /** Nothing is done. */
  readonly cancel: () => void;
}

/** Keys that were held when it began. */
export interface Held {
  readonly isAlt: boolean;
  readonly isShift: boolean;
  /** Cmd on a Mac. */
  readonly isCtrl: boolean;
}
