import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { runCommandAtom } from '../state/command-atoms.ts';
import { openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom, refreshMediaByAtom } from '../state/media-atoms.ts';
import { clockAtom, stopAtom, toggleLoopAtom, togglePlayAtom, transportAtom } from '../state/transport-atoms.ts';
import { aMedium, seconds, twoClips } from '../testing/a-preview.ts';
import type { PlayClock } from './play-clock.ts';
import type { PreviewNews, PreviewRequest } from './preview-messages.ts';
import { createPreviewPlayer } from './preview-player.ts';

const START = 1_000_000;
const nothing = () => undefined;

function aPage() {
  const store = createStore();
  store.set(openDocumentAtom, twoClips());
  const seen = { asked: [] as PreviewRequest[], ended: 0 };
  const dataset: Record<string, string> = {};
  let ms = START;
  let heard: number | null = null;
  let paint: (() => void) | null = null;
  let hear: (news: PreviewNews) => void = nothing;
  let measure: (size: { width: number; height: number }) => void = nothing;
  const player = createPreviewPlayer({
    store,
    parts: {
      startWorker: (listener) => {
        hear = listener;
        return { postMessage: (request) => seen.asked.push(request), terminate: () => (seen.ended += 1) };
      },
      watchSize: (_element, tell) => {
        measure = tell;
        return () => (seen.ended += 1);
      },
      // The part of a canvas that is used.
      makeCanvas: () => ({ dataset, transferControlToOffscreen: () => ({}), remove: () => {} }) as never,
      now: () => ms,
      nextPaint: (run) => {
        paint = run;
        return () => (paint = null);
      },
      fontUrls: {},
      sound: {
        openAudio: () => ({
          heard: () => heard ?? (ms - START) / 1000,
          isRunning: () => true,
          play: () => undefined,
          stop: () => undefined,
          resume: () => undefined,
          close: () => (seen.ended += 1),
        }),
        startWorker: () => ({ postMessage: () => undefined, terminate: () => undefined }),
        every: () => () => undefined,
        now: () => ms,
      },
    },
  });
  // The part of an element that is used.
  const detach = player.attach({ append: () => {} } as never);
  const clocks = () => seen.asked.flatMap((request): PlayClock[] => (request.kind === 'clock' ? [request.clock] : []));
  return {
    store,
    seen,
    dataset,
    detach,
    clocks,
    kinds: () => seen.asked.map(({ kind }) => kind),
    hear: (news: PreviewNews) => hear(news),
    measure: () => measure({ width: 10, height: 10 }),
    isMoving: () => paint !== null,
    passes(by: number) {
      ms += by;
      const run = paint;
      paint = null;
      run?.();
    },
    hears: (seconds_: number) => (heard = seconds_),
  };
}

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});

describe('the worker', () => {
  it('is told of everything at first, and then of what changes', () => {
    expect(page.kinds()).toEqual(['open', 'media', 'document', 'clock']);
    page.measure();
    page.store.set(learnMediaAtom, { 'creation:one': aMedium() });
    page.store.set(runCommandAtom, { op: 'lift', clipIds: ['one'] });
    page.store.get(clockAtom).seek(500);
    expect(page.kinds().slice(4)).toEqual(['size', 'media', 'edits', 'clock']);
    expect(page.clocks().at(-1)).toMatchObject({ rate: 0, time: 500 });
  });

  it('says what is shown, and which media need newer addresses', () => {
    const refresh = vi.fn<(mediaIds: readonly string[]) => void>();
    page.store.set(refreshMediaByAtom, refresh);
    page.hear({ kind: 'stale', mediaId: 'creation:one' });
    page.hear({ kind: 'shown', time: 7, isExact: true, isPlaying: false });
    expect(refresh).toHaveBeenCalledWith(['creation:one']);
    expect(page.dataset).toEqual({ shown: '7', exact: 'true', playing: 'false' });
  });

  it('ends with the page, and hears nothing after that', () => {
    page.store.set(togglePlayAtom);
    page.detach?.();
    const asked = page.seen.asked.length;
    page.store.get(clockAtom).seek(500);
    expect([page.seen.ended, page.seen.asked.length, page.isMoving()]).toEqual([3, asked, false]);
  });
});

describe('playing', () => {
  it('moves the playhead, and stops at the end', () => {
    page.store.set(togglePlayAtom);
    page.passes(1500);
    expect(page.store.get(clockAtom).time()).toBe(seconds(1.5));
    page.passes(9000);
    expect(page.store.get(clockAtom).time()).toBe(seconds(4));
    expect(page.store.get(transportAtom).isPlaying).toBe(false);
    expect(page.isMoving()).toBe(false);
    expect(page.clocks().at(-1)).toMatchObject({ rate: 0, time: seconds(4) });
  });

  it('goes on from wherever somebody seeks, and round where it loops', () => {
    page.store.set(toggleLoopAtom);
    page.store.set(togglePlayAtom);
    page.passes(100);
    page.store.get(clockAtom).seek(seconds(3));
    page.passes(1500);
    expect(page.store.get(clockAtom).time()).toBe(seconds(0.5));
    page.store.set(stopAtom);
    expect(page.isMoving()).toBe(false);
  });

  it('goes on from where it is after an edit', () => {
    page.store.set(togglePlayAtom);
    page.passes(1000);
    page.store.set(learnMediaAtom, { 'creation:one': aMedium() });
    page.store.set(runCommandAtom, { op: 'split', clipIds: ['one'], at: seconds(0.5) });
    expect(page.clocks().at(-1)).toMatchObject({ rate: 1, time: seconds(1), since: START + 1000 });
  });

  it('follows the sound when the two drift apart', () => {
    page.store.set(togglePlayAtom);
    page.passes(900);
    page.hears(0.88);
    const before = page.clocks().length;
    page.passes(10);
    expect(page.clocks()).toHaveLength(before);
    page.hears(1.08);
    page.passes(190);
    expect(page.clocks().at(-1)?.since).toBeCloseTo(START + 20, 3);
    expect(page.store.get(clockAtom).time()).toBeCloseTo(seconds(1.08), -2);
  });
});
