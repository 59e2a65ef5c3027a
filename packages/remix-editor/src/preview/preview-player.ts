import type { createStore } from 'jotai';

import { documentAtom, gestureAtom, recentEditsAtom } from '../state/document-atoms.ts';
import { mediaAtom, refreshMediaAtom } from '../state/media-atoms.ts';
import { clockAtom, playedRangeAtom, stopAtom, transportAtom } from '../state/transport-atoms.ts';
import { createDocumentFeed } from './document-feed.ts';
import type { FontUrls } from './frame-painter.ts';
import { hasEnded, timeAt, type PlayClock } from './play-clock.ts';
import type { PreviewNews, PreviewRequest, PreviewSize } from './preview-messages.ts';
import { createSoundPlayer, type SoundPlayer, type SoundPlayerParts } from './sound/sound-player.ts';

type Store = ReturnType<typeof createStore>;

/** The part of a worker that is used. */
export interface PreviewWorker {
  postMessage(request: PreviewRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/** What the player needs of the page. */
export interface PlayerParts {
  readonly startWorker: (hear: (news: PreviewNews) => void) => PreviewWorker;
  /** Tells how large an element is in the pixels of the screen, at once and whenever that changes; returns how to end it. */
  readonly watchSize: (element: Element, tell: (size: PreviewSize) => void) => () => void;
  readonly makeCanvas: () => HTMLCanvasElement;
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
  /** Returns how to call it off. */
  readonly nextPaint: (run: () => void) => () => void;
  readonly fontUrls: FontUrls;
  readonly sound: SoundPlayerParts;
}

interface PlayerOptions {
  readonly store: Store;
  readonly parts: PlayerParts;
}

/** Shows the picture of the project at the playhead, and moves the playhead while it plays. */
export interface PreviewPlayer {
  /** Puts a canvas into the element and draws; returns how to end it. Made to be the `ref` of an element. */
  readonly attach: (host: HTMLElement | null) => (() => void) | undefined;
}

interface Player extends PlayerOptions {
  readonly canvas: HTMLCanvasElement;
  readonly worker: PreviewWorker;
  readonly sound: SoundPlayer;
  clock: PlayClock;
  /** When the clock was compared with what is heard, in milliseconds. */
  comparedAt: number;
  cancelNext: () => void;
}

/** How often the clock is set by what is heard, and how far off it may be, in milliseconds. */
const COMPARE_MS = 1000;
const DRIFT_MS = 5;

const send = ({ worker }: Player, request: PreviewRequest, transfer: Transferable[] = []) =>
  worker.postMessage(request, transfer);

function tell(player: Player, request: PreviewRequest): void {
  send(player, request);
  player.sound.tell(request);
}

/** Resets the clock: something was sought, started, stopped, or changed its speed. */
function anchor(player: Player): void {
  const { parts, store } = player;
  const { isLoop, isPlaying, rate } = store.get(transportAtom);
  const { from, to } = store.get(playedRangeAtom);
  const time = store.get(clockAtom).time();
  player.clock = { rate: isPlaying ? rate : 0, time, since: parts.now(), from, to, isLoop };
  player.comparedAt = player.clock.since;
  send(player, { kind: 'clock', clock: player.clock });
  player.sound.follow(player.clock);
  player.cancelNext();
  player.cancelNext = isPlaying ? parts.nextPaint(() => tick(player)) : () => undefined;
}

/** The clock of the loudspeaker leads: the picture follows it. */
function compare(player: Player, now: number): void {
  if (now - player.comparedAt < COMPARE_MS) return;
  player.comparedAt = now;
  const since = player.sound.since();
  if (since === null || Math.abs(since - player.clock.since) < DRIFT_MS) return;
  player.clock = { ...player.clock, since };
  send(player, { kind: 'clock', clock: player.clock });
}

/** Moves the playhead to what is due. */
function tick(player: Player): void {
  const { parts, store } = player;
  const now = parts.now();
  compare(player, now);
  const { clock } = player;
  store.get(clockAtom).show(timeAt(clock, now));
  if (hasEnded(clock, now)) store.set(stopAtom);
  else player.cancelNext = parts.nextPaint(() => tick(player));
}

/** Tells the worker of everything that changes; returns how to stop. */
function follow(player: Player): () => void {
  const { store } = player;
  const feed = createDocumentFeed();
  const tellDocument = () => {
    const [document, recent, draft] = [store.get(documentAtom), store.get(recentEditsAtom), store.get(gestureAtom)];
    const requests = feed({ document, recent, draft });
    for (const request of requests) tell(player, request);
    // What is heard was mixed from what was there before.
    if (player.clock.rate !== 0 && requests.some(({ kind }) => kind !== 'draft')) anchor(player);
  };
  const tellMedia = () => tell(player, { kind: 'media', media: store.get(mediaAtom) });
  const setAnchor = () => anchor(player);
  const tellRange = () => {
    const { from, to } = store.get(playedRangeAtom);
    if (from !== player.clock.from || to !== player.clock.to) anchor(player);
  };
  tellMedia();
  tellDocument();
  setAnchor();
  const stops = [
    ...[documentAtom, recentEditsAtom, gestureAtom].map((atom) => store.sub(atom, tellDocument)),
    store.sub(mediaAtom, tellMedia),
    store.sub(transportAtom, setAnchor),
    store.sub(playedRangeAtom, tellRange),
    store.get(clockAtom).subscribe((_time, cause) => {
      if (cause === 'seek') setAnchor();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function hear({ canvas, store }: Pick<Player, 'canvas' | 'store'>, news: PreviewNews): void {
  if (news.kind === 'stale') store.set(refreshMediaAtom, [news.mediaId]);
  else
    Object.assign(canvas.dataset, {
      shown: String(news.time),
      exact: String(news.isExact),
      playing: String(news.isPlaying),
    });
}

function attach(options: PlayerOptions, host: HTMLElement): () => void {
  const { parts, store } = options;
  const canvas = parts.makeCanvas();
  const surface = canvas.transferControlToOffscreen();
  host.append(canvas);
  const worker = parts.startWorker((news) => hear({ canvas, store }, news));
  const clock: PlayClock = { rate: 0, time: 0, since: 0, from: 0, to: 0, isLoop: false };
  const sound = createSoundPlayer(parts.sound);
  const player: Player = { ...options, canvas, worker, sound, clock, comparedAt: 0, cancelNext: () => undefined };
  send(player, { kind: 'open', canvas: surface, fontUrls: parts.fontUrls }, [surface]);
  const unfollow = follow(player);
  const forgetSize = parts.watchSize(canvas, (size) => send(player, { kind: 'size', ...size }));
  return () => {
    unfollow();
    forgetSize();
    player.cancelNext();
    worker.terminate();
    sound.close();
    canvas.remove();
  };
}

export function createPreviewPlayer(options: PlayerOptions): PreviewPlayer {
  return { attach: (host) => (host ? attach(options, host) : undefined) };
}
