import type { PlayerParts, PreviewWorker } from './player-parts.ts';
import type { PreviewNews, PreviewRequest, PreviewScene, Understood } from './preview-messages.ts';
import { createSketches } from './preview-sketches.ts';
import { createSound } from './preview-sound.ts';

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
  /** The prompt that was understood. */
  readonly prompt: string;
  readonly isLoud: boolean;
}

export interface PreviewPlayer {
  /** Puts a canvas into the element and starts drawing; returns how to end it. Made to be the `ref` of an element. */
  readonly attach: (host: HTMLElement | null) => (() => void) | undefined;
  /** Shows another scene: at once when choices change, 300 ms after the last key of a prompt. */
  readonly show: (scene: PreviewScene) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (frame: number) => void;
  /** Sound is off until it is turned on. */
  readonly turnSound: (on: boolean) => void;
  /** A small picture of a scene; null where none can be drawn. */
  readonly sketch: (scene: PreviewScene) => Promise<ImageBitmap | null>;
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
  prompt: '',
  isLoud: false,
};

interface Player {
  readonly parts: PlayerParts;
  readonly listeners: Set<() => void>;
  readonly sketches: ReturnType<typeof createSketches>;
  readonly sound: ReturnType<typeof createSound>;
  view: PreviewView;
  worker: PreviewWorker | null;
  canvas: HTMLCanvasElement | null;
  scene: PreviewScene | null;
  /** What the worker was asked for last. */
  asked: PreviewScene | null;
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

function send(player: Player, wish: PreviewRequest, transfer: Transferable[] = []): void {
  player.worker?.postMessage(wish, transfer);
}

const moving = (player: Player): PreviewState => (player.wantsPlay ? 'playing' : 'still');

/** Asks for the sound of what is on the stage, as long as it is wanted. */
function listen(player: Player): void {
  if (player.sound.isOn()) send(player, { kind: 'listen', id: player.wish });
}

function shown(player: Player): void {
  change(player, { state: moving(player) });
  player.sound.drop();
  listen(player);
}

function hear(player: Player, news: PreviewNews): void {
  if (news.kind === 'sketched') player.sketches.hear(news.sketch, news.picture);
  else if (!('id' in news) || news.id === player.wish) hearFilm(player, news);
}

function hearFilm(player: Player, news: Exclude<PreviewNews, { kind: 'sketched' }>): void {
  switch (news.kind) {
    case 'planned':
      change(player, {
        understood: news.understood,
        prompt: player.asked?.prompt ?? '',
        frames: news.frames,
        fps: news.fps,
      });
      break;
    case 'shown':
      shown(player);
      break;
    case 'sound':
      player.sound.take(news.track);
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
  player.asked = player.scene;
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
  player.sketches.start();
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
    player.sound.drop();
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
  player.sound.follow();
}

function turnSound(player: Player, on: boolean): void {
  player.sound.turn(on);
  listen(player);
  change(player, { isLoud: on });
}

function createPlayer(parts: PlayerParts): Player {
  const player: Player = {
    parts,
    listeners: new Set(),
    sketches: createSketches((wish) => send(player, wish)),
    sound: createSound(parts.openSound, () => ({
      isPlaying: player.view.state === 'playing',
      moment: player.view.frame / player.view.fps,
    })),
    view: { ...BLANK, frame: parts.isStill ? STILL_FRAME : 0 },
    worker: null,
    canvas: null,
    scene: null,
    asked: null,
    wish: 0,
    wantsPlay: !parts.isStill,
    timer: undefined,
  };
  return player;
}

/** The live preview as a thing the page can watch: the engine itself runs in a worker that starts after first paint. */
export function createPreviewPlayer(parts: PlayerParts): PreviewPlayer {
  const player = createPlayer(parts);
  return {
    attach: (host) => (host ? attach(player, host) : undefined),
    show: (scene) => show(player, scene),
    play: () => turn(player, true),
    pause: () => turn(player, false),
    seek: (frame) => {
      change(player, { frame });
      send(player, { kind: 'seek', frame });
      player.sound.follow();
    },
    turnSound: (on) => turnSound(player, on),
    sketch: (scene) => player.sketches.draw(scene),
    subscribe: (listener) => {
      player.listeners.add(listener);
      return () => player.listeners.delete(listener);
    },
    view: () => player.view,
    canvas: () => player.canvas,
  };
}
