import { frameIn } from '@kinora/live-stage/testing';
import { aClip, aTrack } from '@kinora/timeline/fixtures';
import { BlobSource, CanvasSink, AudioSampleSink, Input, MP4 } from 'mediabunny';
import { expect, it } from 'vitest';

import type { ExportNews, FileChunk } from '../src/export/export-messages.ts';
import { checkOnPage, exportOnPage, type ExportOptions, type ExportPageParts } from '../src/export/export-on-page.ts';
import { wantedMedia } from '../src/export/wanted-media.ts';
import { aMedium, seconds, twoClips, twoMedia } from '../src/testing/a-preview.ts';
import { aTone } from '../src/testing/a-tone.ts';

const SIZE = { width: 640, height: 360 };
const RATE = { num: 24, den: 1 };

/** The page's parts, without the fonts of titles. */
const PAGE: ExportPageParts = {
  fontUrls: {},
  startWorker: (hear, onBreak) => {
    const worker = new Worker(new URL('../src/export/export.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ExportNews>) => hear(data));
    worker.addEventListener('error', onBreak);
    return worker;
  },
};

const exportHere = (options: ExportOptions) => exportOnPage(PAGE, options);

/** A file in memory. */
function aFile() {
  let bytes = new Uint8Array(0);
  const seen = { closed: false, aborted: false };
  const write = new WritableStream<FileChunk>({
    write({ data, position }) {
      const grown = new Uint8Array(Math.max(bytes.length, position + data.length));
      grown.set(bytes);
      grown.set(data, position);
      bytes = grown;
    },
    close: () => void (seen.closed = true),
    abort: () => void (seen.aborted = true),
  });
  return { write, seen, input: () => new Input({ source: new BlobSource(new Blob([bytes])), formats: [MP4] }) };
}

async function framesOf(input: Input) {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no picture');
  const frames: { readonly timestamp: number; readonly number: number; readonly size: readonly number[] }[] = [];
  for await (const { canvas, timestamp } of new CanvasSink(track).canvases()) {
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const image = context?.getImageData(0, 0, canvas.width, canvas.height);
    if (image) frames.push({ timestamp, number: frameIn(image), size: [canvas.width, canvas.height] });
  }
  return frames;
}

async function soundOf(input: Input) {
  const track = await input.getPrimaryAudioTrack();
  if (!track) return null;
  let [samples, loudest] = [0, 0];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const plane = new Float32Array(sample.numberOfFrames);
    sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' });
    samples += plane.length;
    loudest = plane.reduce((most, value) => Math.max(most, Math.abs(value)), loudest);
    sample.close();
  }
  return { codec: track.codec, seconds: samples / track.sampleRate, loudest };
}

async function aJob() {
  const document = twoClips();
  const music = aClip({ id: 'music', kind: 'audio', mediaId: 'upload:tone', duration: seconds(4) });
  const tracks = [aTrack({ kind: 'audio', clips: [music] }), ...document.tracks.slice(1)];
  const tone = aMedium({
    kind: 'audio',
    url: await aTone(5),
    duration: seconds(5),
    width: 0,
    height: 0,
    hasSound: true,
  });
  return {
    document: { ...document, tracks },
    media: { ...(await twoMedia()), 'upload:tone': tone },
    size: SIZE,
    rate: RATE,
    watermark: false,
  };
}

it('exports two seconds over a cut, frame by frame and with their sound', async () => {
  const file = aFile();
  const progress: number[] = [];
  const outcome = await exportHere({
    ...(await aJob()),
    range: { start: seconds(1), end: seconds(3) },
    write: file.write,
    onProgress: ({ done }) => progress.push(done),
  });
  expect(outcome).toEqual({ ok: true, value: null });
  expect(file.seen).toEqual({ closed: true, aborted: false });
  expect(progress).toHaveLength(48);
  const frames = await framesOf(file.input());
  // One second of the first clip from its 24th frame on, and one of the second, whose source begins at its 24th.
  expect(frames.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, index) => 24 + (index % 24)));
  for (const [index, { timestamp }] of frames.entries()) expect(timestamp).toBeCloseTo(index / 24, 6);
  expect(frames[0]?.size).toEqual([SIZE.width, SIZE.height]);
  const sound = await soundOf(file.input());
  expect(sound?.codec).toBe('aac');
  expect(sound?.seconds).toBeGreaterThan(1.99);
  expect(sound?.seconds).toBeLessThan(2.05);
  expect(sound?.loudest).toBeGreaterThan(0.3);
});

it('keeps the time of frames at 29.97', async () => {
  const file = aFile();
  const rate = { num: 30_000, den: 1001 };
  await exportHere({ ...(await aJob()), rate, write: file.write, watermark: true });
  const frames = await framesOf(file.input());
  expect(frames).toHaveLength(120);
  for (const [index, { timestamp }] of frames.entries()) expect(timestamp).toBeCloseTo((index * 1001) / 30_000, 5);
});

it('gives up what was written when it is cancelled, or a medium is missing', async () => {
  const [cancelled, missing, signal] = [aFile(), aFile(), new AbortController()];
  const outcome = await exportHere({
    ...(await aJob()),
    write: cancelled.write,
    signal: signal.signal,
    onProgress: () => signal.abort(),
  });
  expect([outcome, cancelled.seen]).toEqual([
    { ok: false, failure: { reason: 'cancelled' } },
    { closed: false, aborted: true },
  ]);
  const job = await aJob();
  const without = await exportHere({
    ...job,
    media: { ...job.media, 'creation:two': aMedium() },
    write: missing.write,
  });
  expect(without).toEqual({ ok: false, failure: { reason: 'media-missing', mediaId: 'creation:two' } });
  expect(missing.seen.aborted).toBe(true);
});

it('names what it cannot read before it starts', async () => {
  const job = await aJob();
  expect(await checkOnPage(PAGE, wantedMedia(job))).toEqual([]);
  const media = {
    ...job.media,
    'creation:two': aMedium({ name: 'Whale song', url: '/no-such-file.mp4' }),
    'upload:tone': aMedium({ ...job.media['upload:tone'], name: 'Rain', url: 'data:audio/mp4;base64,AAAAIGZ0eXA=' }),
  };
  const unreadable = await checkOnPage(PAGE, wantedMedia({ ...job, media }));
  expect(unreadable).toEqual(
    expect.arrayContaining([
      { name: 'Whale song', part: 'picture' },
      { name: 'Rain', part: 'sound' },
    ]),
  );
  expect(unreadable).toHaveLength(2);
});
