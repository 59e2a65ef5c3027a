import { copyFile } from 'node:fs/promises';

import { createWatermarkStamp } from '@kinora/scenes';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import type { ClipFacts } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { ClipJob, JobFacts } from '../render-job.ts';
import { fitInto } from '../sprite-layout.ts';
import { peaksOf } from './finish-sound.ts';
import { makePreviews } from './make-previews.ts';
import { sealClip } from './seal-clip.ts';
import { createSpriteSheet, encodePoster, posterFrameOf } from './stills.ts';
import { betweenFrames, finishFile, withEncoders, type Studio } from './studio.ts';

/** Makes what was asked for of a finished clip: first the one that is served and its poster, then the rest. */
export async function finishClip(studio: Studio, job: ClipJob): Promise<JobFacts> {
  const { codec, delivery } = studio;
  const facts = await codec.probe(job.source);
  const served = await serve(studio, job, facts);
  const { video, seconds } = facts;
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet(video);
  await makePreviews(studio, { source: served, sprite });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  if (facts.audio !== null) {
    await delivery.write('peaks', () => peaksOf(codec, job.source));
  }
  const { frames, height, width } = video;
  return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
}

/** The file that is served: the source itself when nobody asked for another. */
async function serve(studio: Studio, job: ClipJob, facts: ClipFacts): Promise<string> {
  const { clip } = job.files;
  await studio.delivery.write('poster', () => posterOf(studio, job, facts));
  if (clip === undefined) return job.source;
  if (job.watermark) {
    await markClip(studio, job, facts);
  } else {
    await copyFile(job.source, clip.draft);
    await sealClip(clip.draft, job.credentials, studio.watch.sign);
    await studio.delivery.publish('clip');
  }
  return clip.file;
}

async function posterOf({ codec }: Studio, job: ClipJob, { video }: ClipFacts): Promise<Buffer> {
  const { posterSide, source } = job;
  const { frames, height, width } = video;
  const pixels = await codec.decodeFrame(source, posterFrameOf(frames));
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  return encodePoster(posterSide === undefined ? canvas : reduce(canvas, posterSide));
}

function reduce(canvas: Canvas, shorter: number): Canvas {
  const { height, width } = fitInto(canvas, { shorter });
  const small = createCanvas(width, height);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, width, height);
  return small;
}

/** Decodes, stamps and encodes every frame; the clip as it came is the master. */
async function markClip(studio: Studio, job: ClipJob, { audio, video }: ClipFacts): Promise<void> {
  const { codec, delivery, watch } = studio;
  const { fps, frames, height, width } = video;
  const stamp = createWatermarkStamp(video, await createNodePaintEnv({ fonts: [], pictures: [] }));
  const soundtrack = audio === null ? null : await codec.decodeSound(job.source);
  await withEncoders(studio, async (open) => {
    const encoder = await open({ file: delivery.draftOf('clip') ?? '', width, height, fps, soundtrack });
    let frame = 0;
    for await (const { pixels } of codec.readFrames(job.source, { width, height })) {
      stamp.stamp(pixels);
      await encoder.writeFrame(pixels);
      frame += 1;
      await betweenFrames(watch, { phase: 'marking', frame, frames });
    }
    await finishFile(studio, { rendition: 'clip', encoded: await encoder.finish(), frames });
  });
}
