// The export in the browser beside its encoder alone; the bench calls what is in `window`.
import { TICKS_PER_SECOND } from '../../../../packages/contracts/src/timeline.ts';
import { encodeFile } from '../../../../packages/remix-editor/src/export/encode-file.ts';
import { exportInBrowser } from '../../../../packages/remix-editor/src/export/export-in-browser.ts';
import { createFrameReader } from '../../../../packages/remix-editor/src/preview/frame-reader.ts';
import { readVideo } from '../../../../packages/remix-editor/src/preview/read-video.ts';
import { aClip, aDocument, aTrack, someFacts } from '../../../../packages/timeline/src/fixtures.ts';

const FPS = 24;
const RATE = { num: FPS, den: 1 };
const ticks = (seconds) => Math.round(seconds * TICKS_PER_SECOND);

/** One clip after the other, each the whole medium. */
function filmOf({ seconds: own }, { height, seconds, width }) {
  const count = Math.ceil(seconds / own);
  const clips = Array.from({ length: count }, (_, place) =>
    aClip({ id: `clip-${place}`, mediaId: 'creation:one', start: ticks(place * own), duration: ticks(own) }),
  );
  return aDocument({ width, height, rate: RATE, tracks: [aTrack({ clips })] });
}

/** Seconds that an export takes; what it writes is counted, and kept nowhere. */
async function exportFilm(medium, size) {
  const facts = someFacts({ duration: ticks(medium.seconds), hasSound: false, rate: RATE });
  const media = { 'creation:one': { ...facts, name: '', url: medium.url, poster: null, proxy: null, sprite: null } };
  let bytes = 0;
  const write = new WritableStream({
    write({ data }) {
      bytes += data.length;
    },
  });
  const range = { start: 0, end: ticks(size.seconds) };
  const job = { document: filmOf(medium, size), media, size, rate: RATE, watermark: false, range };
  const begin = performance.now();
  const outcome = await exportInBrowser({ ...job, write });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return { seconds: (performance.now() - begin) / 1000, bytes };
}

/** Seconds that the same frames take in the encoder, with the settings of the export and nothing before it. */
async function encodeAlone(medium, { height, seconds, width }) {
  const reader = createFrameReader(readVideo(medium.url, { keepsFrames: true, onFail: () => {} }));
  const frames = [];
  for (let frame = 0; frame < medium.seconds * FPS; frame += 1) {
    const found = await reader.exactAt((frame + 0.5) / FPS);
    frames.push(await createImageBitmap(found.picture));
  }
  reader.close();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const encoder = await encodeFile({ canvas, hasSound: false, rate: RATE, write: async () => {} });
  const begin = performance.now();
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    context.drawImage(frames[frame % frames.length], 0, 0, width, height);
    await encoder.addFrame({ timestamp: frame / FPS, duration: 1 / FPS });
  }
  await encoder.finish();
  const time = (performance.now() - begin) / 1000;
  for (const frame of frames) frame.close();
  return time;
}

Object.assign(window, { exportBench: { exportFilm, encodeAlone } });
