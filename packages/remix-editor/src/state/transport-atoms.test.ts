import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openDocumentAtom } from './document-atoms.ts';
import {
  clockAtom,
  playedRangeAtom,
  shuttleAtom,
  slowTimeAtom,
  stopAtom,
  toggleLoopAtom,
  togglePlayAtom,
  transportAtom,
} from './transport-atoms.ts';

function opened(range: { start: number; end: number } | null = null) {
  const store = createStore();
  store.set(openDocumentAtom, aDocument({ range, tracks: [aTrack({ clips: [aClip({ start: 0, duration: 1000 })] })] }));
  return store;
}

describe('the transport', () => {
  it('plays, stops, and starts over at the end', () => {
    const store = opened();
    store.get(clockAtom).seek(1000);
    store.set(togglePlayAtom);
    expect(store.get(transportAtom)).toMatchObject({ isPlaying: true, rate: 1 });
    expect(store.get(clockAtom).time()).toBe(0);
    store.set(togglePlayAtom);
    expect(store.get(transportAtom).isPlaying).toBe(false);
  });

  it('shuttles one, two and four times as fast, both ways', () => {
    const store = opened();
    const rates = ([1, 1, 1, 1, -1, -1] as const).map((way) => {
      store.set(shuttleAtom, way);
      return store.get(transportAtom).rate;
    });
    expect(rates).toEqual([1, 2, 4, 4, -1, -2]);
    store.set(stopAtom);
    expect(store.get(transportAtom)).toMatchObject({ isPlaying: false, rate: 1 });
  });

  it('loops, within the range where there is one', () => {
    const store = opened({ start: 100, end: 300 });
    store.set(toggleLoopAtom);
    expect(store.get(transportAtom).isLoop).toBe(true);
    expect(store.get(playedRangeAtom)).toEqual({ from: 100, to: 300 });
    expect(opened().get(playedRangeAtom)).toEqual({ from: 0, to: 1000 });
  });
});

describe('the time of the playhead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells who looks for a place from who plays', () => {
    const clock = opened().get(clockAtom);
    const heard = vi.fn<(time: number, cause: string) => void>();
    const stop = clock.subscribe(heard);
    clock.seek(-5);
    clock.show(40.4);
    clock.show(40);
    stop();
    clock.seek(90);
    expect(heard.mock.calls).toEqual([
      [0, 'seek'],
      [40, 'play'],
    ]);
  });

  it('reaches an atom at most four times a second', () => {
    const store = opened();
    const heard = vi.fn<() => void>();
    const stop = store.sub(slowTimeAtom, heard);
    for (let frame = 1; frame <= 60; frame++) {
      store.get(clockAtom).show(frame * 4000);
      vi.advanceTimersByTime(1000 / 60);
    }
    vi.advanceTimersByTime(1000);
    expect(heard.mock.calls.length).toBeLessThanOrEqual(4);
    expect(store.get(slowTimeAtom)).toBe(240_000);
    stop();
    store.get(clockAtom).show(9);
    vi.advanceTimersByTime(1000);
    expect(store.get(slowTimeAtom)).toBe(240_000);
  });
});
