import type { Ticks } from '@kinora/contracts/timeline';
import { atom } from 'jotai';

import { createClock } from './clock.ts';
import { documentAtom } from './document-atoms.ts';
import { lengthAtom } from './track-atoms.ts';

interface Transport {
  readonly isPlaying: boolean;
  /** Times the usual speed, backwards where it is negative. */
  readonly rate: number;
  readonly isLoop: boolean;
}

const transportBaseAtom = atom<Transport>({ isPlaying: false, rate: 1, isLoop: false });
const RATE_MAX = 4;

/** The playhead of this store. */
export const clockAtom = atom(() => createClock());

/** Whether it plays and how; where the playhead is, the clock says. */
export const transportAtom = atom((get) => get(transportBaseAtom));

/** What is played: the range of the document, or all of it. */
export const playedRangeAtom = atom((get): { readonly from: Ticks; readonly to: Ticks } => {
  const { range } = get(documentAtom);
  return range ? { from: range.start, to: range.end } : { from: 0, to: get(lengthAtom) };
});

export const stopAtom = atom(null, (get, set) => {
  set(transportBaseAtom, { ...get(transportBaseAtom), isPlaying: false, rate: 1 });
});

export const togglePlayAtom = atom(null, (get, set) => {
  const transport = get(transportBaseAtom);
  if (transport.isPlaying) {
    set(stopAtom);
    return;
  }
  const clock = get(clockAtom);
  const { from, to } = get(playedRangeAtom);
  if (clock.time() >= to) clock.seek(from);
  set(transportBaseAtom, { ...transport, isPlaying: true, rate: 1 });
});

/** Plays forwards or backwards, twice as fast with each further call, up to four times. */
export const shuttleAtom = atom(null, (get, set, way: 1 | -1) => {
  const { isPlaying, rate, isLoop } = get(transportBaseAtom);
  const isSameWay = isPlaying && Math.sign(rate) === way;
  const next = isSameWay ? Math.min(RATE_MAX, Math.abs(rate) * 2) : 1;
  set(transportBaseAtom, { isPlaying: true, rate: next * way, isLoop });
});

export const toggleLoopAtom = atom(null, (get, set) => {
  const transport = get(transportBaseAtom);
  set(transportBaseAtom, { ...transport, isLoop: !transport.isLoop });
});

const SLOW_MS = 250;

const slowTimeBaseAtom = atom<Ticks>(0);

/** Notes the time at once, and then at most four times a second. */
const slowTimeSourceAtom = atom(
  (get) => get(slowTimeBaseAtom),
  (get, set) => {
    const clock = get(clockAtom);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function note(): void {
      timer = undefined;
      set(slowTimeBaseAtom, clock.time());
    }
    note();
    const stop = clock.subscribe(() => {
      timer ??= setTimeout(note, SLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  },
);
slowTimeSourceAtom.onMount = (follow) => follow();

/** Where the playhead is, for words and numbers. */
export const slowTimeAtom = atom((get) => get(slowTimeSourceAtom));
