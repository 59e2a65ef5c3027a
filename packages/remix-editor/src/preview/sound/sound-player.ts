import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';

import type { PlayClock } from '../play-clock.ts';
import type { PreviewRequest } from '../preview-messages.ts';
import { blockAt } from './block-at.ts';
import type { MixedSound, SoundNews, SoundRequest } from './sound-messages.ts';

/** The loudspeaker, in seconds of its own clock. */
export interface AudioPort {
  /** When what is heard right now was due. */
  readonly heard: () => number;
  /** Whether it runs; a browser may keep it from starting. */
  readonly isRunning: () => boolean;
  /** Plays a sound so that it is heard at a moment; what of it lies in the past is left out. */
  readonly play: (sound: MixedSound, at: number) => void;
  /** Ends all that plays or is about to. */
  readonly stop: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

export interface SoundPlayerParts {
  readonly openAudio: () => AudioPort | null;
  readonly startWorker: (hear: (news: SoundNews) => void) => SoundWorker;
  /** Runs something every few milliseconds; returns how to end it. */
  readonly every: (run: () => void, ms: number) => () => void;
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
}

export interface SoundWorker {
  postMessage(request: SoundRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/** The sound of what plays. */
export interface SoundPlayer {
  /** Passes on what the worker's copy of the document needs; kept until there is a worker. */
  tell(request: PreviewRequest): void;
  /** Follows a clock from where it stands: silent unless it runs at its usual speed. */
  follow(clock: PlayClock): void;
  /** Where the clock's `since` should be by what is heard; null where nothing is. */
  since(): number | null;
  close(): void;
}

/** Seconds that are mixed before they are heard. */
const LOOK_AHEAD = 1;
const PUMP_MS = 100;

interface Run {
  readonly clock: PlayClock;
  /** When the clock's `time` is heard, on the clock of the loudspeaker; null until it runs. */
  start: number | null;
  /** Ticks that are asked for by now. */
  elapsed: Ticks;
  /** The block that is being mixed. */
  asked: { readonly id: number; readonly at: Ticks } | null;
}

interface State {
  readonly parts: SoundPlayerParts;
  audio: AudioPort | null;
  worker: SoundWorker | null;
  readonly waiting: SoundRequest[];
  run: Run | null;
  lastId: number;
  stopPump: () => void;
}

const nothing = () => undefined;

const send = (state: State, request: SoundRequest): void => {
  if (state.worker) state.worker.postMessage(request, []);
  else state.waiting.push(request);
};

/** Fixes when the clock's time is heard: as soon as the loudspeaker runs. */
function begin({ parts }: State, run: Run, audio: AudioPort): number | null {
  if (!audio.isRunning()) return null;
  run.start ??= audio.heard() - (parts.now() - run.clock.since) / 1000;
  return run.start;
}

/** Asks for the next block, one at a time, as long as it is due soon. */
function pump(state: State): void {
  const { audio, run } = state;
  const start = run && audio ? begin(state, run, audio) : null;
  if (!run || !audio || start === null || run.asked) return;
  const due = (audio.heard() - start) * TICKS_PER_SECOND;
  // What was missed while the loudspeaker started isn't made up for.
  if (run.elapsed < due) run.elapsed = Math.floor(due);
  if (run.elapsed > due + LOOK_AHEAD * TICKS_PER_SECOND) return;
  const block = blockAt(run.clock, run.elapsed);
  if (!block) return;
  state.lastId += 1;
  run.asked = { id: state.lastId, at: run.elapsed };
  run.elapsed += block.to - block.from;
  send(state, { kind: 'mix', id: state.lastId, from: block.from, to: block.to });
}

function hear(state: State, { id, sound }: SoundNews): void {
  const { audio, run } = state;
  // An older one belongs to another place.
  if (!run?.asked || run.asked.id !== id || run.start === null) return;
  if (sound) audio?.play(sound, run.start + run.asked.at / TICKS_PER_SECOND);
  run.asked = null;
  pump(state);
}

function open(state: State): void {
  if (state.worker) return;
  state.audio = state.parts.openAudio();
  if (!state.audio) return;
  state.worker = state.parts.startWorker((news) => hear(state, news));
  for (const request of state.waiting.splice(0)) state.worker.postMessage(request, []);
}

function follow(state: State, clock: PlayClock): void {
  state.audio?.stop();
  state.stopPump();
  state.run = null;
  if (clock.rate !== 1) return;
  open(state);
  if (!state.audio) return;
  state.audio.resume();
  state.run = { clock, start: null, elapsed: 0, asked: null };
  state.stopPump = state.parts.every(() => pump(state), PUMP_MS);
  pump(state);
}

export function createSoundPlayer(parts: SoundPlayerParts): SoundPlayer {
  const state: State = { parts, audio: null, worker: null, waiting: [], run: null, lastId: 0, stopPump: nothing };
  return {
    tell(request) {
      const { kind } = request;
      if (kind !== 'document' && kind !== 'edits' && kind !== 'media') return;
      // A whole document or table replaces what is waiting of it.
      if (!state.worker && kind !== 'edits') forget(state.waiting, kind);
      send(state, request);
    },
    follow: (clock) => follow(state, clock),
    since() {
      const { audio, run } = state;
      if (!audio?.isRunning() || !run || run.start === null) return null;
      return parts.now() - (audio.heard() - run.start) * 1000;
    },
    close() {
      state.stopPump();
      state.audio?.close();
      state.worker?.terminate();
    },
  };
}

function forget(waiting: SoundRequest[], kind: 'document' | 'media'): void {
  const isReplaced = (request: SoundRequest) =>
    request.kind === kind || (kind === 'document' && request.kind === 'edits');
  const kept = waiting.filter((request) => !isReplaced(request));
  waiting.splice(0, waiting.length, ...kept);
}
