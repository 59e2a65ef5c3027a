import type { Crop } from '@kinora/contracts/catalogue';

import { attachLight, takeLight, tellLight } from './player-light.ts';
import type { PlayerParts } from './player-parts.ts';
import { change, createPlayer, follow, moveTo, moving, send, take, type Player } from './player-state.ts';
import type { FilmSize } from './preview-film.ts';
import type { CutRequest, PreviewNews } from './preview-messages.ts';
import { differInChoices, promptOf, stillFrameOf, type PreviewScene } from './preview-scene.ts';
import type { PreviewView } from './preview-view.ts';

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
  /** Puts the light of the film on a canvas; returns how to end it. Made to be the `ref` of an element. */
  readonly light: (canvas: HTMLCanvasElement | null) => (() => void) | undefined;
  readonly sketch: (scene: PreviewScene) => Promise<ImageBitmap | null>;
  /** How a picture is cut where nobody chose; null where that cannot be found. */
  readonly cut: (request: CutRequest) => Promise<Crop | null>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => PreviewView;
  /** Hears of every frame. */
  readonly subscribeFrame: (listener: () => void) => () => void;
  /** The frame that is on the canvas. */
  readonly frame: () => number;
  /** The canvas it draws on, as long as it is attached. */
  readonly canvas: () => HTMLCanvasElement | null;
}

/** After the last words: the field that they are typed in tells of them in a pause. */
const TYPING_MS = 100;

/** Asks for the sound of what is on the stage, as long as it is wanted. */
function listen(player: Player): void {
  if (player.sound.isOn()) send(player, { kind: 'listen', id: player.request });
}

/** A slider that is dragged asks for more films than can be drawn: only the newest is asked for when one has come. */
function catchUp(player: Player): void {
  player.isAsked = false;
  if (player.scene !== player.asked && player.timer === undefined) request(player);
}

function shown(player: Player): void {
  change(player, { state: moving(player), scene: player.asked });
  player.sound.drop();
  listen(player);
}

function hear(player: Player, news: PreviewNews): void {
  if (news.kind === 'sketched') player.sketches.hear(news.sketch, news.picture);
  else if (news.kind === 'lit') takeLight(player, news.picture);
  else if (news.kind === 'found') player.cuts.hear(news.cut, news.crop);
  else if (!('id' in news) || news.id === player.request) hearFilm(player, news);
}

function hearFilm(player: Player, news: Exclude<PreviewNews, { kind: 'found' | 'lit' | 'sketched' }>): void {
  switch (news.kind) {
    case 'planned':
      change(player, {
        understood: news.understood,
        prompt: promptOf(player.asked),
        frames: news.frames,
        fps: news.fps,
      });
      break;
    case 'shown':
      shown(player);
      catchUp(player);
      break;
    case 'sound':
      player.sound.take(news.track);
      break;
    case 'frame':
      // An older one is drawn still from where it was before.
      if (news.seek === player.seeks) take(player, news);
      break;
    case 'failed':
      change(player, { state: 'none' });
      catchUp(player);
      break;
  }
}

function request(player: Player): void {
  if (!player.scene || !player.worker) return;
  player.timer = undefined;
  player.request += 1;
  player.asked = player.scene;
  player.isAsked = true;
  send(player, { kind: 'show', id: player.request, scene: player.scene });
}

/** Plays where that is wanted and seen. */
function move(player: Player): void {
  player.frameAt = performance.now();
  send(player, { kind: player.wantsPlay && player.isSeen ? 'play' : 'pause' });
}

function see(player: Player, isSeen: boolean): void {
  if (isSeen === player.isSeen) return;
  player.isSeen = isSeen;
  if (player.wantsPlay) move(player);
  player.sound.follow();
}

function tellPlace(player: Player): void {
  if (player.place) send(player, { kind: 'fit', ...player.place });
}

function fit(player: Player, place: FilmSize): void {
  player.place = place;
  tellPlace(player);
}

function start(player: Player, canvas: HTMLCanvasElement): void {
  player.seeks = 0;
  player.worker = player.parts.startWorker({
    onNews: (news) => hear(player, news),
    onBreak: () => change(player, { state: 'none' }),
  });
  const surface = canvas.transferControlToOffscreen();
  send(player, { kind: 'open', canvas: surface }, [surface]);
  tellPlace(player);
  if (player.lightPlace) tellLight(player);
  send(player, { kind: 'seek', seek: 0, frame: player.frame });
  if (player.wantsPlay) move(player);
  request(player);
  player.sketches.start();
  player.cuts.start();
}

function attach(player: Player, host: HTMLElement): () => void {
  const canvas = document.createElement('canvas');
  player.canvas = canvas;
  host.append(canvas);
  if (typeof canvas.transferControlToOffscreen !== 'function') {
    change(player, { state: 'none' });
    return () => canvas.remove();
  }
  change(player, { state: player.scene ? 'loading' : 'waiting', scene: null });
  const cancelNext = player.parts.whenIdle(() => start(player, canvas));
  const lookAway = player.parts.watchSight(canvas, (isSeen) => see(player, isSeen));
  const forgetSize = player.parts.watchSize(canvas, (place) => fit(player, place));
  const forgetPresses = player.parts.watchPresses(() => send(player, { kind: 'yield' }));
  return () => {
    cancelNext();
    lookAway();
    forgetSize();
    forgetPresses();
    clearTimeout(player.timer);
    player.worker?.terminate();
    player.worker = null;
    player.isAsked = false;
    player.canvas = null;
    player.sound.drop();
    canvas.remove();
  };
}

const isTyping = (before: PreviewScene | null, scene: PreviewScene) =>
  before !== null && before.kind === scene.kind && promptOf(before) !== promptOf(scene);

function show(player: Player, scene: PreviewScene): void {
  const before = player.scene;
  player.scene = scene;
  clearTimeout(player.timer);
  player.timer = undefined;
  if (player.view.state === 'waiting' || player.view.state === 'none') change(player, { state: 'loading' });
  // A scene goes on from the picture that stands for it; an effect shows from its beginning what it does.
  if (!before && (scene.kind === 'prompt' || !player.wantsPlay)) seek(player, stillFrameOf(scene));
  if (isTyping(before, scene)) player.timer = setTimeout(() => request(player), TYPING_MS);
  else if (!player.isAsked || !player.asked || !differInChoices(player.asked, scene)) request(player);
}

function seek(player: Player, frame: number): void {
  player.seeks += 1;
  moveTo(player, frame);
  send(player, { kind: 'seek', seek: player.seeks, frame });
  player.sound.follow();
}

function turn(player: Player, wantsPlay: boolean): void {
  player.wantsPlay = wantsPlay;
  move(player);
  if (player.view.state === 'playing' || player.view.state === 'still') change(player, { state: moving(player) });
  player.sound.follow();
}

function turnSound(player: Player, on: boolean): void {
  player.sound.turn(on);
  listen(player);
  change(player, { isLoud: on });
}

/** The live preview as a thing the page can watch: the engine itself runs in a worker that starts after first paint. */
export function createPreviewPlayer(parts: PlayerParts): PreviewPlayer {
  const player = createPlayer(parts);
  return {
    attach: (host) => (host ? attach(player, host) : undefined),
    show: (scene) => show(player, scene),
    play: () => turn(player, true),
    pause: () => turn(player, false),
    seek: (frame) => seek(player, frame),
    turnSound: (on) => turnSound(player, on),
    light: (canvas) => (canvas ? attachLight(player, canvas) : undefined),
    sketch: (scene) => player.sketches.run(scene),
    cut: (wanted) => player.cuts.run(wanted),
    subscribe: follow(player.listeners),
    view: () => player.view,
    subscribeFrame: follow(player.frameListeners),
    frame: () => player.frame,
    canvas: () => player.canvas,
  };
}
