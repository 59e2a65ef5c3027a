import type { Picture } from '@kinora/drawing';
import { createTimelineComposer } from '@kinora/footage/timeline';
import { frameIn } from '@kinora/live-stage/testing';
import { layersAt } from '@kinora/timeline';
import { CanvasSink } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayClock } from '../src/preview/play-clock.ts';
import type { PreviewNews, PreviewRequest } from '../src/preview/preview-messages.ts';
import { openFile } from '../src/preview/read-video.ts';
import { surfaceOf, workerEnvironment } from '../src/preview/worker-painting.ts';
import type { EditorMedia } from '../src/state/media-atoms.ts';
import { aMedium, seconds, twoClips, twoMedia } from '../src/testing/a-preview.ts';

const SIZE = { width: 640, height: 360 };
// A title would want its font; the clips are what is compared.
const project = { ...twoClips(), tracks: twoClips().tracks.slice(0, 2) };

const nothing = () => undefined;

function aPreview(media: EditorMedia) {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const worker = new Worker(new URL('../src/preview/preview.worker.ts', import.meta.url), { type: 'module' });
  const news: PreviewNews[] = [];
  let hear: () => void = nothing;
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewNews>) => {
    news.push(data);
    hear();
  });
  const tell = (request: PreviewRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  const surface = canvas.transferControlToOffscreen();
  tell({ kind: 'open', canvas: surface, fontUrls: {} }, [surface]);
  tell({ kind: 'size', ...SIZE });
  tell({ kind: 'media', media });
  tell({ kind: 'document', document: project });
  const clock = (change: Partial<PlayClock>) =>
    tell({
      kind: 'clock',
      clock: {
        rate: 0,
        time: 0,
        since: performance.timeOrigin + performance.now(),
        from: 0,
        to: seconds(4),
        isLoop: false,
        ...change,
      },
    });
  /** Resolves with what the worker says when it is what is waited for. */
  const until = (is: (one: PreviewNews) => boolean) =>
    new Promise<PreviewNews>((found) => {
      hear = () => {
        const one = news.findLast(is);
        if (one) found(one);
      };
      hear();
    });
  const shows = (time: number) => until((one) => one.kind === 'shown' && one.isExact && one.time === time);
  return { canvas, clock, news, shows, until, tell, close: () => (worker.terminate(), canvas.remove()) };
}

const nextPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function pixelsOf(picture: HTMLCanvasElement): ImageData {
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, SIZE.width, SIZE.height);
}

/** The frame as an export draws it: from the original, by the compositor. */
async function composed(media: EditorMedia, time: number): Promise<Uint8ClampedArray> {
  const layers = layersAt(project, time, media);
  const pictures = new Map<string, Picture>();
  for (const { clipId, mediaId, sourceTime } of layers) {
    const track = await openFile(media[mediaId ?? '']?.url ?? '').getPrimaryVideoTrack();
    const still = track && (await new CanvasSink(track).getCanvas(sourceTime / 240_000 + 0.001));
    if (still) pictures.set(clipId, still.canvas);
  }
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = surfaceOf(canvas, SIZE);
  createTimelineComposer({ ...SIZE, background: project.background, environment: workerEnvironment }).draw(
    context,
    layers,
    (clipId) => pictures.get(clipId) ?? null,
  );
  // The engine asks for pixels as every canvas gives them.
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
}

/** How far two pictures are from each other at most. */
const distance = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);

let media: EditorMedia;
let preview: ReturnType<typeof aPreview>;
beforeEach(async () => {
  media = await twoMedia();
  preview = aPreview(media);
});
afterEach(() => preview.close());

describe('the preview', () => {
  it.each([0, 70_000, 479_999, 480_000, 720_000])('rests on the frame that an export draws: %d', async (time) => {
    const frame = Math.floor(time / 10_000) * 10_000;
    preview.clock({ time });
    await preview.shows(frame);
    const wanted = await composed(media, frame);
    // The page has the picture a moment after the worker says so.
    await vi.waitFor(() => expect(distance(pixelsOf(preview.canvas).data, wanted)).toBeLessThanOrEqual(1), 10_000);
  });

  it('moves soon after play, and shows the frame that is due', async () => {
    preview.clock({});
    await preview.shows(0);
    const begun = performance.now();
    preview.clock({ rate: 1 });
    await preview.until((one) => one.kind === 'shown' && one.isPlaying);
    while (frameIn(pixelsOf(preview.canvas)) === 0) await nextPaint();
    const moved = performance.now() - begun;
    const late: number[] = [];
    while (performance.now() - begun < 3500) {
      await nextPaint();
      const due = Math.floor(((performance.now() - begun) / 1000) * 24);
      late.push((due < 48 ? due : due - 24) - frameIn(pixelsOf(preview.canvas)));
    }
    const behind = late.toSorted((one, other) => one - other)[Math.floor(late.length / 2)];
    expect(moved).toBeLessThan(2000);
    expect(behind).toBeLessThanOrEqual(4);
  });

  it.each([
    ['missing', '/no-such-proxy.mp4'],
    ['damaged', 'data:video/mp4;base64,AAAAIGZ0eXA='],
  ])('shows the file itself where its proxy is %s', async (_case, proxy) => {
    const [known] = Object.values(media);
    if (!known) throw new Error('There is no medium.');
    preview.tell({ kind: 'media', media: { ...media, 'creation:one': { ...known, proxy } } });
    preview.clock({ time: 70_000 });
    await preview.shows(70_000);
    await vi.waitFor(() => expect(frameIn(pixelsOf(preview.canvas))).toBe(7), 10_000);
    expect(preview.news.filter(({ kind }) => kind === 'stale')).toEqual([]);
  });

  it('draws stripes for a medium that can not be read, and says so once', async () => {
    preview.tell({ kind: 'media', media: { ...media, 'creation:one': aMedium({ url: '/no-such-file.mp4' }) } });
    preview.clock({ time: 10_000 });
    await preview.until((one) => one.kind === 'stale');
    await preview.shows(10_000);
    preview.clock({ time: 30_000 });
    await preview.shows(30_000);
    expect(preview.news.filter(({ kind }) => kind === 'stale')).toEqual([{ kind: 'stale', mediaId: 'creation:one' }]);
    preview.tell({ kind: 'media', media });
    await preview.until((one) => one.kind === 'shown' && one.isExact && preview.news.at(-1) === one);
  });
});
