import { setImmediate } from 'node:timers/promises';

import {
  createWatermarkStamp,
  encodePeaks,
  measurePeaks,
  planTime,
  WATERMARK_FONT,
  type Moment,
  type Pixels,
  type Soundtrack,
  type WatermarkStamp,
} from '@kinora/media-core';
import { createCanvas } from '@napi-rs/canvas';

import { makePreviews } from '../child/make-previews.ts';
import { createSpriteSheet, encodePoster, posterFrameOf } from '../child/stills.ts';
import { finishFile, withEncoders, type Studio } from '../child/studio.ts';
import type { ClipEncoder, ClipFormat } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { JobFacts, TransformJob } from '../render-job.ts';
import { openFrameWindow } from './frame-window.ts';
import { blankFrame, createMomentPainter } from './show-moment.ts';
import { soundFor } from './transform-sound.ts';
import { createTreatment, sizeAfter } from './treat-frame.ts';

/** Changes a clip in our own format into another: the one that is served first, then what belongs beside it. */
export async function transformSource(studio: Studio, job: TransformJob): Promise<JobFacts> {
  const { codec, delivery } = studio;
  const facts = await codec.probe(job.source);
  const fps = Math.round(facts.video.fps);
  const moments = planTime(job.plan.time, { frames: facts.video.frames, fps });
  const seconds = moments.length / fps;
  const size = sizeAfter(job.plan, facts.video);
  const sound = await soundFor(codec, job.plan, { file: job.source, facts, seconds });
  await writeClip(studio, job, { ...size, fps, moments, sound, source: facts.video });
  const frames = moments.length;
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet({ ...size, frames, fps });
  await makePreviews(studio, { source: job.files.clip.file, sprite });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  if (sound !== null) await delivery.write('peaks', async () => encodePeaks(measurePeaks(sound)));
  return { ...size, frames, seconds, sprite: sprite?.facts ?? null };
}

interface Result {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly moments: readonly Moment[];
  readonly sound: Soundtrack | null;
  readonly source: { readonly width: number; readonly height: number; readonly frames: number };
}

/** Where finished frames go. */
interface Sinks {
  readonly clip: ClipEncoder;
  /** Takes the same frames without the mark. */
  readonly master: ClipEncoder | null;
  readonly mark: WatermarkStamp | null;
  /** Hold what the master takes, by turns: one is being encoded while the next one is filled. */
  readonly clean: readonly [Buffer, Buffer];
}

async function writeClip(studio: Studio, job: TransformJob, result: Result): Promise<void> {
  const { height, moments, width } = result;
  await withEncoders(studio, async (open) => {
    const sinks = await openSinks(job, result, open);
    await eachFrame(studio, { job, result }, async (frame, index) => {
      const pixels = Buffer.from(frame.data.buffer, frame.data.byteOffset, frame.data.byteLength);
      if (sinks.master !== null) {
        const clean = sinks.clean[index % 2 === 0 ? 0 : 1];
        pixels.copy(clean);
        await sinks.master.writeFrame(clean);
      }
      sinks.mark?.stamp(pixels);
      await sinks.clip.writeFrame(pixels);
      if (index === posterFrameOf(moments.length)) {
        await studio.delivery.write('poster', () => posterOf(pixels, { width, height }));
      }
    });
    await finishFile(studio, { rendition: 'clip', encoder: sinks.clip, frames: moments.length });
    if (sinks.master === null) return;
    await finishFile(studio, { rendition: 'master', encoder: sinks.master, frames: moments.length });
  });
}

type Open = (format: ClipFormat) => Promise<ClipEncoder>;

async function openSinks({ files, watermark }: TransformJob, result: Result, open: Open): Promise<Sinks> {
  const { fps, height, sound, width } = result;
  const format = { width, height, fps, soundtrack: sound };
  const environment = await createNodePaintEnv({ fonts: [WATERMARK_FONT], pictures: [] });
  const hasMaster = watermark && files.master !== undefined;
  const room = hasMaster ? width * height * 4 : 0;
  return {
    clip: await open({ ...format, file: files.clip.draft }),
    master: watermark && files.master ? await open({ ...format, file: files.master.draft }) : null,
    clean: [Buffer.alloc(room), Buffer.alloc(room)],
    mark: watermark ? createWatermarkStamp({ width, height }, environment) : null,
  };
}

interface Change {
  readonly job: TransformJob;
  readonly result: Result;
}

/** The frame stays as it is until the next one was taken. */
type Take = (frame: Pixels, index: number) => Promise<void>;

/** Makes the frames of the result in order. Throws the signal's reason when told to stop. */
async function eachFrame({ codec, watch }: Studio, { job, result }: Change, take: Take): Promise<void> {
  const { fps, moments, source } = result;
  const window = openFrameWindow(codec, { file: job.source, size: source });
  const paint = createMomentPainter({ ...source, fps }, window);
  // The encoder keeps a frame while the next one is painted, so there are two of everything that holds one.
  const [treat, canvases] = [
    await createTreatment(job.plan, source),
    [blankFrame(source), blankFrame(source)] as const,
  ];
  try {
    for (const [index, moment] of moments.entries()) {
      const canvas = canvases[index % 2 === 0 ? 0 : 1];
      await paint(moment, canvas);
      await take(treat(canvas, index / fps), index);
      watch.onProgress({ phase: 'drawing', frame: index + 1, frames: moments.length });
      // Painting keeps the thread; only here can a message or a signal come in.
      await setImmediate();
      watch.signal.throwIfAborted();
    }
  } finally {
    await window.close();
  }
}

async function posterOf(pixels: Buffer, { height, width }: { width: number; height: number }): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  return encodePoster(canvas);
}
