import type { PreviewNews, PreviewRequest, PreviewScene, Understood } from './preview-messages.ts';

/** `none`: this browser or this server cannot show a preview. */
export type PreviewState = 'waiting' | 'loading' | 'playing' | 'still' | 'none';

/** What the page knows of the preview; a new object for every change. */
export interface PreviewView {
  readonly state: PreviewState;
  readonly frame: number;
  readonly frames: number;
  readonly fps: number;
  /** Pixels of the canvas; fewer while it moves, and fewer still on slow devices. */
  readonly width: number;
  readonly height: number;
  readonly understood: Understood | null;
}

/** The part of a worker that is used. */
export interface PreviewWorker {
  postMessage(request: PreviewRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/** Who listens to a worker. */
export interface WorkerListener {
  readonly onNews: (news: PreviewNews) => void;
  /** It could not be loaded, or threw where nobody caught. */
  readonly onBreak: () => void;
}

export interface PlayerParts {
  readonly startWorker: (listener: WorkerListener) => PreviewWorker;
  /** Runs something when the page has been painted and is idle; returns how to call it off. */
  readonly whenIdle: (run: () => void) => () => void;
  /** Reduced motion: a still picture until somebody presses Play. */
  readonly isStill: boolean;
}

export interface PreviewPlayer {
  /** Puts a canvas into the element and starts drawing; returns how to end it. Made to be the `ref` of an element. */
  readonly attach: (host: HTMLElement | null) => (() => void) | undefined;
  /** Shows another scene: at once when choices change, 300 ms after the last key of a prompt. */
  readonly show: (scene: PreviewScene) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (frame: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => PreviewView;
  /** The canvas it draws on, as long as it is attached. */
  readonly canvas: () => HTMLCanvasElement | null;
}

/** The frame that stands for a film: one second in. */
const STILL_FRAME = 24;
const TYPING_MS = 300;
const BLANK: PreviewView = {
  state: 'waiting',
  frame: 0,
  frames: 120,
  fps: 24,
  width: 0,
  height: 0,
  understood: null,
};

interface Player {
  readonly parts: PlayerParts;
  readonly listeners: Set<() => void>;
  view: PreviewView;
  worker: PreviewWorker | null;
  canvas: HTMLCanvasElement | null;
  scene: PreviewScene | null;
  wish: number;
  wantsPlay: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Tests and the curious read on the element what is on it. */
function label({ canvas, view: { state, frame, width, height } }: Player): void {
  if (canvas) Object.assign(canvas.dataset, { state, frame, width, height });
}

function change(player: Player, part: Partial<PreviewView>): void {
  player.view = { ...player.view, ...part };
  label(player);
  for (const listener of player.listeners) listener();
}

const send = (player: Player, wish: PreviewRequest, transfer: Transferable[] = []) =>
  player.worker?.postMessage(wish, transfer);

const moving = (player: Player): PreviewState => (player.wantsPlay ? 'playing' : 'still');

function hear(player: Player, news: PreviewNews): void {
  if ('id' in news && news.id !== player.wish) return;
  switch (news.kind) {
    case 'planned':
      change(player, { understood: news.understood, frames: news.frames, fps: news.fps });
      break;
    case 'shown':
      change(player, { state: moving(player) });
      break;
    case 'frame':
      change(player, { frame: news.frame, width: news.width, height: news.height });
      break;
    case 'failed':
      change(player, { state: 'none' });
      break;
  }
}

function request(player: Player): void {
  if (!player.scene || !player.worker) return;
  player.wish += 1;
  send(player, { kind: 'show', id: player.wish, scene: player.scene });
}

function start(player: Player, canvas: HTMLCanvasElement): void {
  player.worker = player.parts.startWorker({
    onNews: (news) => hear(player, news),
    onBreak: () => change(player, { state: 'none' }),
  });
  const surface = canvas.transferControlToOffscreen();
  send(player, { kind: 'open', canvas: surface }, [surface]);
  if (player.wantsPlay) send(player, { kind: 'play' });
  else send(player, { kind: 'seek', frame: player.view.frame });
  request(player);
}

function attach(player: Player, host: HTMLElement): () => void {
  const canvas = document.createElement('canvas');
  player.canvas = canvas;
  host.append(canvas);
  if (typeof canvas.transferControlToOffscreen !== 'function') {
    change(player, { state: 'none' });
    return () => canvas.remove();
  }
  change(player, { state: player.scene ? 'loading' : 'waiting' });
  const callOff = player.parts.whenIdle(() => start(player, canvas));
  return () => {
    callOff();
    clearTimeout(player.timer);
    player.worker?.terminate();
    player.worker = null;
    player.canvas = null;
    canvas.remove();
  };
}

function show(player: Player, scene: PreviewScene): void {
  const isTyping = player.scene !== null && player.scene.prompt !== scene.prompt;
  player.scene = scene;
  clearTimeout(player.timer);
  if (player.view.state === 'waiting' || player.view.state === 'none') change(player, { state: 'loading' });
  if (isTyping) player.timer = setTimeout(() => request(player), TYPING_MS);
  else request(player);
}

function turn(player: Player, wantsPlay: boolean): void {
  player.wantsPlay = wantsPlay;
  send(player, { kind: wantsPlay ? 'play' : 'pause' });
  if (player.view.state === 'playing' || player.view.state === 'still') change(player, { state: moving(player) });
}

/** The live preview as a thing the page can watch: the engine itself runs in a worker that starts after first paint. */
export function createPreviewPlayer(parts: PlayerParts): PreviewPlayer {
  const player: Player = {
    parts,
    listeners: new Set(),
    view: { ...BLANK, frame: parts.isStill ? STILL_FRAME : 0 },
    worker: null,
    canvas: null,
    scene: null,
    wish: 0,
    wantsPlay: !parts.isStill,
    timer: undefined,
  };
  return {
    attach: (host) => (host ? attach(player, host) : undefined),
    show: (scene) => show(player, scene),
    play: () => turn(player, true),
    pause: () => turn(player, false),
    seek: (frame) => {
      change(player, { frame });
      send(player, { kind: 'seek', frame });
    },
    subscribe: (listener) => {
      player.listeners.add(listener);
      return () => player.listeners.delete(listener);
    },
    view: () => player.view,
    canvas: () => player.canvas,
  };
}
