import type { Crop } from '@kinora/contracts/catalogue';

import type { PlayerParts, PreviewWorker } from './player-parts.ts';
import type { FilmSize } from './preview-film.ts';
import type { CutRequest, PreviewNews, PreviewRequest } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';
import { createSound } from './preview-sound.ts';
import { BLANK, type PreviewState, type PreviewView } from './preview-view.ts';
import { createWorkerRequests } from './worker-requests.ts';

type WorkerRequests<Request, Answer> = ReturnType<typeof createWorkerRequests<Request, Answer>>;

/** All that a player knows. */
export interface Player {
  readonly parts: PlayerParts;
  readonly listeners: Set<() => void>;
  readonly frameListeners: Set<() => void>;
  readonly sketches: WorkerRequests<PreviewScene, ImageBitmap | null>;
  readonly cuts: WorkerRequests<CutRequest, Crop | null>;
  readonly sound: ReturnType<typeof createSound>;
  view: PreviewView;
  /** The last one that the worker told of, and when; milliseconds. */
  frame: number;
  frameAt: number;
  /** How many frames the worker has drawn. */
  drawn: number;
  worker: PreviewWorker | null;
  canvas: HTMLCanvasElement | null;
  scene: PreviewScene | null;
  /** What the worker was asked for last, and whether it has not answered yet. */
  asked: PreviewScene | null;
  isAsked: boolean;
  request: number;
  /** How often this worker was told where to go. */
  seeks: number;
  /** Where the film is seen, in the pixels of the screen. */
  place: FilmSize | null;
  /** What the light of the film falls on, and how large that is. */
  lit: HTMLCanvasElement | null;
  lightPlace: FilmSize | null;
  wantsPlay: boolean;
  /** Out of sight it rests, whatever is wanted. */
  isSeen: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Tests and the curious read on the element what is on it. */
function label({ canvas, drawn, frame, view: { state, width, height } }: Player): void {
  if (canvas) Object.assign(canvas.dataset, { state, frame, painted: drawn, width, height });
}

/** Changes what the page sees, and tells it. */
export function change(player: Player, part: Partial<PreviewView>): void {
  player.view = { ...player.view, ...part };
  label(player);
  for (const listener of player.listeners) listener();
}

/** Frames are sent only to their own subscribers: there are ten a second. */
export function moveTo(player: Player, frame: number): void {
  player.frame = frame;
  player.frameAt = performance.now();
  label(player);
  for (const listener of player.frameListeners) listener();
}

/** Seconds into the film. The worker tells of ten frames a second: for a sound, the time since counts too. */
function momentOf({ frame, frameAt, view: { state, frames, fps } }: Player): number {
  const since = state === 'playing' ? (performance.now() - frameAt) / 1000 : 0;
  return (frame / fps + since) % (frames / fps);
}

/** The frame that the worker has drawn. */
export function take(player: Player, { drawn, frame, width, height }: Extract<PreviewNews, { kind: 'frame' }>): void {
  player.drawn = drawn;
  if (width !== player.view.width || height !== player.view.height) change(player, { width, height });
  moveTo(player, frame);
}

/** Tells the worker, where there is one. */
export function send(player: Player, request: PreviewRequest, transfer: Transferable[] = []): void {
  player.worker?.postMessage(request, transfer);
}

/** How the stage stands with a film on it. */
export const moving = (player: Player): PreviewState => (player.wantsPlay ? 'playing' : 'still');

/** A player before anything is shown. */
export function createPlayer(parts: PlayerParts): Player {
  const player: Player = {
    parts,
    listeners: new Set(),
    frameListeners: new Set(),
    sketches: createWorkerRequests((sketch, scene) => send(player, { kind: 'sketch', sketch, scene })),
    cuts: createWorkerRequests((cut, request) => send(player, { kind: 'cut', cut, request })),
    sound: createSound(parts.openSound, () => ({
      isPlaying: player.view.state === 'playing' && player.isSeen,
      moment: momentOf(player),
    })),
    view: BLANK,
    frame: 0,
    frameAt: 0,
    drawn: 0,
    worker: null,
    canvas: null,
    scene: null,
    asked: null,
    isAsked: false,
    request: 0,
    seeks: 0,
    place: null,
    lit: null,
    lightPlace: null,
    wantsPlay: !parts.isStill,
    isSeen: true,
    timer: undefined,
  };
  return player;
}

/** Lets a listener hear until it calls what it is given. */
export const follow = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
