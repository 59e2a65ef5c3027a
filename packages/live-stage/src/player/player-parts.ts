import type { FilmSize } from './preview-film.ts';
import type { PreviewNews, PreviewRequest } from './preview-messages.ts';
import type { SoundPort } from './preview-sound.ts';

/** The part of a worker that is used. */
export interface PreviewWorker {
  postMessage(request: PreviewRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/** Who listens to a worker. */
export interface WorkerListener {
  readonly onNews: (news: PreviewNews) => void;
  /** It couldn't be loaded, or threw an uncaught error. */
  readonly onBreak: () => void;
}

export interface PlayerParts {
  readonly startWorker: (listener: WorkerListener) => PreviewWorker;
  /** Runs something when the page has been painted and is idle; returns how to call it off. */
  readonly whenIdle: (run: () => void) => () => void;
  /** Tells whether any of an element is on the screen, at once and whenever that changes; returns how to end it. */
  readonly watchSight: (element: Element, tell: (isSeen: boolean) => void) => () => void;
  /** Tells how large an element is in the pixels of the screen, at once and whenever that changes; returns how to end it. */
  readonly watchSize: (element: Element, tell: (place: FilmSize) => void) => () => void;
  /** Tells of each press of a pointer or a key, before anything answers it; returns how to end it. */
  readonly watchPresses: (tell: () => void) => () => void;
  readonly openSound: () => SoundPort;
  /** Reduced motion: a still picture until somebody presses Play. */
  readonly isStill: boolean;
}
