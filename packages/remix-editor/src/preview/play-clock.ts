import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';

/** Where playing stands; plain data. `since` is in milliseconds of the clock that everybody reads. */
export interface PlayClock {
  /** Times the usual speed, backwards where it is negative; 0 stands still. */
  readonly rate: number;
  /** The moment at `since`. */
  readonly time: Ticks;
  readonly since: number;
  /** What is played: from the start up to the end, again and again where it loops. */
  readonly from: Ticks;
  readonly to: Ticks;
  readonly isLoop: boolean;
}

const TICKS_PER_MS = TICKS_PER_SECOND / 1000;

/** The moment that is due at `now`; never outside of what is played. */
export function timeAt({ from, isLoop, rate, since, time, to }: PlayClock, now: number): Ticks {
  const due = Math.floor(time + (now - since) * rate * TICKS_PER_MS);
  const length = to - from;
  if (length <= 0) return from;
  if (isLoop && rate !== 0) return from + ((((due - from) % length) + length) % length);
  return Math.min(Math.max(due, Math.min(from, time)), Math.max(to, time));
}

/** Whether there is nothing more to play. */
export function hasEnded(clock: PlayClock, now: number): boolean {
  const { from, isLoop, rate, to } = clock;
  if (rate === 0) return true;
  if (isLoop && to > from) return false;
  const time = timeAt(clock, now);
  return rate > 0 ? time >= to : time <= from;
}
