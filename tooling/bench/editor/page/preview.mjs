// The preview worker and the readers of videos, with clips that the engine has made; the bench calls what is in `window`.
import { TICKS_PER_SECOND } from '../../../../packages/contracts/src/timeline.ts';
import { createFrameReader } from '../../../../packages/remix-editor/src/preview/frame-reader.ts';
import { readVideo } from '../../../../packages/remix-editor/src/preview/read-video.ts';
import { seekVideo } from '../../../../packages/remix-editor/src/preview/seek-video.ts';
import { aClip, aDocument, aPlacement, aTrack, someFacts } from '../../../../packages/timeline/src/fixtures.ts';

const [WIDTH, HEIGHT, FPS] = [1280, 720, 24];
/** Of the canvas: the player draws no more pixels than its stage shows. */
const STAGE = { width: 640, height: 360 };
const ticks = (seconds) => Math.round(seconds * TICKS_PER_SECOND);
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve));

const mediumOf = ({ proxy, url, seconds }) => ({
  ...someFacts({ duration: ticks(seconds), hasSound: false }),
  name: url,
  url,
  proxy,
  poster: null,
  sprite: null,
  peaks: null,
});

/** Milliseconds of each seek as the preview seeks: to and fro, so that nothing that is decoded already is near. */
async function timeSeeks(url, { seconds, count, isProxy }) {
  const reader = isProxy
    ? seekVideo(url, () => {})
    : createFrameReader(readVideo(url, { keepsFrames: true, onFail: () => {} }));
  await reader.exactAt(0);
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const half = turn % 2 === 0 ? 0.55 : 0.02;
    const place = (half + ((turn * 7919) % 400) / 1000) * seconds;
    const begin = performance.now();
    const frame = await reader.exactAt(place);
    if (!frame || Math.abs(frame.timestamp - place) > 0.1) throw new Error(`no frame at ${place}`);
    times.push(performance.now() - begin);
  }
  reader.close();
  return times;
}

/** As many layers as there are media, each a quarter smaller than the one below. */
function layered(media) {
  const seconds = Math.min(...media.map((one) => one.seconds));
  const tracks = media.map((_, place) => {
    const frame = aPlacement({ scale: 1 - place / 4 });
    const clip = aClip({ id: `clip-${place}`, mediaId: `creation:${place}`, duration: ticks(seconds), frame });
    return aTrack({ id: `track-${place}`, clips: [clip] });
  });
  return aDocument({ width: WIDTH, height: HEIGHT, rate: { num: FPS, den: 1 }, tracks });
}

function openPreview(media) {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.style.width = `${STAGE.width}px`;
  // Vite bundles a worker only where its address stands in the call.
  const worker = new Worker(
    new URL('../../../../packages/remix-editor/src/preview/preview.worker.ts', import.meta.url),
    { type: 'module' },
  );
  const heard = new Set();
  worker.addEventListener('message', ({ data }) => heard.forEach((hear) => hear(data)));
  const surface = canvas.transferControlToOffscreen();
  const tell = (request, transfer = []) => worker.postMessage(request, transfer);
  tell({ kind: 'open', canvas: surface, fontUrls: {} }, [surface]);
  tell({ kind: 'size', ...STAGE });
  tell({ kind: 'media', media: Object.fromEntries(media.map((one, place) => [`creation:${place}`, mediumOf(one)])) });
  tell({ kind: 'document', document: layered(media) });
  const to = ticks(Math.min(...media.map(({ seconds }) => seconds)));
  const clock = (rate, time) => {
    const since = performance.timeOrigin + performance.now();
    tell({ kind: 'clock', clock: { rate, time, since, from: 0, to, isLoop: false } });
  };
  const rests = () =>
    new Promise((resolve) => {
      const hear = ({ isExact, kind }) => {
        if (kind !== 'shown' || !isExact) return;
        heard.delete(hear);
        resolve();
      };
      heard.add(hear);
    });
  const close = () => {
    worker.terminate();
    canvas.remove();
  };
  return { canvas, clock, rests, close };
}

/** Tells two pictures apart by a small copy. */
function openLook(canvas) {
  const context = new OffscreenCanvas(64, 36).getContext('2d', { willReadFrequently: true });
  return () => {
    context.drawImage(canvas, 0, 0, 64, 36);
    return context.getImageData(0, 0, 64, 36).data.join();
  };
}

/** Milliseconds from play to a picture that was not there before. */
async function timeStart(media) {
  const preview = openPreview(media);
  const resting = preview.rests();
  preview.clock(0, ticks(1));
  await resting;
  await nextPaint();
  await nextPaint();
  const look = openLook(preview.canvas);
  const before = look();
  const begin = performance.now();
  preview.clock(1, ticks(1));
  do await nextPaint();
  while (look() === before);
  const time = performance.now() - begin;
  preview.close();
  return time;
}

/** How many of the frames that were due have been seen, without the first half second. */
async function countFrames(media) {
  const preview = openPreview(media);
  const resting = preview.rests();
  preview.clock(0, 0);
  await resting;
  const look = openLook(preview.canvas);
  preview.clock(1, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [begin, seconds] = [performance.now(), Math.min(...media.map((one) => one.seconds)) - 1];
  let [last, seen] = [look(), 0];
  while (performance.now() - begin < seconds * 1000) {
    await nextPaint();
    const shown = look();
    if (shown !== last) seen += 1;
    last = shown;
  }
  preview.close();
  return { seen, due: Math.floor(seconds * FPS) };
}

Object.assign(window, { previewBench: { timeSeeks, timeStart, countFrames } });
