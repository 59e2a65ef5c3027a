import type { Ticks } from '@kinora/contracts/timeline';

/** Who moved the playhead: somebody who looks for a place, or the player that plays. */
type ClockCause = 'seek' | 'play';
type ClockListener = (time: Ticks, cause: ClockCause) => void;

/**
 * Where the playhead is. It moves up to 60 times a second, so it is no atom: who draws it subscribes. A player calls
 * `show` while it plays, everybody else calls `seek`, and a player follows that.
 */
export interface EditorClock {
  readonly time: () => Ticks;
  readonly seek: (time: Ticks) => void;
  readonly show: (time: Ticks) => void;
  /** Returns how to stop. */
  readonly subscribe: (listener: ClockListener) => () => void;
}

export function createClock(): EditorClock {
  const listeners = new Set<ClockListener>();
  let now: Ticks = 0;
  function move(time: Ticks, cause: ClockCause): void {
    const next = Math.max(0, Math.round(time));
    if (next === now && cause === 'play') return;
    now = next;
    for (const listener of listeners) listener(now, cause);
  }
  return {
    time: () => now,
    seek: (time) => move(time, 'seek'),
    show: (time) => move(time, 'play'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
