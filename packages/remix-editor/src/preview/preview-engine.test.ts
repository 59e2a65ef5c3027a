import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { Canvas } from '@kinora/drawing';
import { run } from '@kinora/timeline';
import { someMedia } from '@kinora/timeline/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';

import { aContext } from '../testing/a-context.ts';
import { aFrameSource, FAKE_FPS, settle } from '../testing/a-frame-source.ts';
import { aMedium, seconds, twoClips } from '../testing/a-preview.ts';
import { createFrameReader } from './frame-reader.ts';
import type { PlayClock } from './play-clock.ts';
import { createPreviewEngine } from './preview-engine.ts';
import type { PreviewNews } from './preview-messages.ts';

const SIZE = { width: 64, height: 36 };
const media = {
  'creation:one': aMedium({ url: '/one', duration: seconds(10) }),
  'creation:two': aMedium({ url: '/two', duration: seconds(10) }),
};

const canvasOf = (width: number, height: number): Canvas => ({ width, height, getContext: () => aContext() });

function aWorker() {
  const seen = { images: [] as object[], news: [] as PreviewNews[], fonts: [] as string[] };
  let paint: (() => void) | null = null;
  let rest: (() => void) | null = null;
  let now = 0;
  const tell = createPreviewEngine({
    openVideo: (url) => aFrameSource({ height: url === '/one' ? 1 : 2 }),
    seekVideo: () => createFrameReader(aFrameSource()),
    loadPicture: () => Promise.resolve({ width: 1, height: 1 }),
    loadTiles: () => Promise.resolve([]),
    now: () => now,
    nextPaint: (next) => (paint = next),
    later: (next) => {
      rest = next;
      return () => (rest = null);
    },
    say: (news) => seen.news.push(news),
    environment: { canvas: canvasOf, picture: () => null },
    loadFont: (family) => Promise.resolve(void seen.fonts.push(family)),
    surface: () => aContext((image) => seen.images.push(image)),
  });
  /** Draws what the screen shows next; answers whether anything was drawn. */
  const show = () => {
    const next = paint;
    paint = null;
    if (next) seen.images = [];
    next?.();
    return next !== null;
  };
  const rests = async () => {
    rest?.();
    rest = null;
    await showAll();
  };
  const showAll = async () => {
    for (let round = 0; round < 6; round += 1) {
      await settle();
      if (!show()) return;
    }
  };
  const frames = () =>
    seen.images.flatMap((image) => ('width' in image ? [[image.width, Reflect.get(image, 'height')]] : []));
  return { tell, seen, show, showAll, rests, frames, at: (ms: number) => (now = ms) };
}

const clock = (change: Partial<PlayClock> = {}): PlayClock => ({
  rate: 0,
  time: 0,
  since: 0,
  from: 0,
  to: seconds(4),
  isLoop: false,
  ...change,
});

let worker: ReturnType<typeof aWorker>;
beforeEach(() => {
  worker = aWorker();
  // Only the surface is asked for it.
  worker.tell({ kind: 'open', canvas: {} as OffscreenCanvas, fontUrls: {} });
  worker.tell({ kind: 'size', ...SIZE });
  worker.tell({ kind: 'media', media });
  worker.tell({ kind: 'document', document: twoClips() });
});

describe('at rest', () => {
  it('draws the very frame, and says so', async () => {
    worker.tell({ kind: 'clock', clock: clock({ time: seconds(0.5) }) });
    await worker.rests();
    expect(worker.seen.news.at(-1)).toEqual({ kind: 'shown', time: seconds(0.5), isExact: true, isPlaying: false });
    expect(worker.frames()).toContainEqual([12, 1]);
  });

  it('draws nothing as long as nothing changes', async () => {
    worker.tell({ kind: 'clock', clock: clock() });
    await worker.rests();
    expect(worker.show()).toBe(false);
  });

  it('draws again after an edit, a drag and a resize', async () => {
    worker.tell({ kind: 'clock', clock: clock({ time: seconds(5 / 12) }) });
    await worker.rests();
    const split = run(twoClips(), { op: 'lift', clipIds: ['one'] }, { media: someMedia, makeId: () => 'x' });
    if (!split.ok) throw new Error('not lifted');
    worker.tell({ kind: 'draft', draft: split.value.changes });
    await worker.showAll();
    expect(worker.frames()).toEqual([]);
    worker.tell({ kind: 'draft', draft: null });
    await worker.rests();
    expect(worker.frames()).toContainEqual([10, 1]);
    worker.tell({ kind: 'size', width: 128, height: 72 });
    expect(worker.show()).toBe(true);
    worker.tell({ kind: 'edits', edits: [split.value] });
    await worker.rests();
    expect(worker.frames()).toEqual([]);
  });

  it('keeps the last frame at the very end', async () => {
    worker.tell({ kind: 'clock', clock: clock({ time: seconds(4) }) });
    await worker.rests();
    expect(worker.seen.news.at(-1)).toMatchObject({ time: seconds(4) - TICKS_PER_SECOND / 24 });
  });

  it('loads the fonts of its words once, and is exact with them', async () => {
    worker.tell({ kind: 'clock', clock: clock({ time: seconds(1.5) }) });
    await worker.rests();
    await worker.rests();
    expect(worker.seen.fonts).toEqual(['Kinora Fraunces']);
    expect(worker.seen.news.at(-1)).toMatchObject({ isExact: true });
  });
});

describe('while it plays', () => {
  it('draws each frame of the project once, and leaves out those that are late', async () => {
    worker.tell({ kind: 'clock', clock: clock({ rate: 1 }) });
    const drawn: number[] = [];
    for (const ms of [0, 10, 50, 60, 500]) {
      worker.at(ms);
      worker.show();
      await settle();
      drawn.push(worker.seen.images.length);
    }
    expect(drawn.map((count) => count > 0)).toEqual([true, false, true, false, true]);
    expect(worker.seen.news.filter((news) => news.kind === 'shown' && news.isPlaying)).toHaveLength(1);
  });

  it('has the next clip at its cut', async () => {
    worker.tell({ kind: 'clock', clock: clock({ rate: 1, time: seconds(1.5) }) });
    worker.show();
    await settle();
    worker.at(500);
    worker.show();
    expect(worker.frames()).toContainEqual([FAKE_FPS, 2]);
  });

  it('stands where it stopped', async () => {
    worker.tell({ kind: 'clock', clock: clock({ rate: 1 }) });
    worker.show();
    worker.tell({ kind: 'clock', clock: clock({ time: seconds(1) }) });
    await worker.rests();
    expect(worker.show()).toBe(false);
    expect(worker.seen.news.at(-1)).toMatchObject({ time: seconds(1), isPlaying: false });
  });
});
