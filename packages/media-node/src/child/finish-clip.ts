import { copyFile } from 'node:fs/promises';

import { createWatermarkStamp } from '@kinora/scenes';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import type { ClipFacts } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { ClipJob, JobFacts } from '../render-job.ts';
import { fitInto } from '../sprite-layout.ts';
import { peaksOf } from './finish-sound.ts';
import { makePreviews } from './make-previews.ts';
import { betweenFrames, finishFile, withEncoders, type RenderContext } from './render-context.ts';
import { sealClip } from './seal-clip.ts';
import { createSpriteSheet, encodePoster, posterFrameOf } from './stills.ts';

/** Makes what was asked for of a finished clip: first the one that is served and its poster, then the rest. */
export async function finishClip(context: RenderContext, job: ClipJob): Promise<JobFacts> {
  const { codec, delivery } = context;
  const facts = await codec.probe(job.source);
  const served = await serve(context, job, facts);
  const { video, seconds } = facts;
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet(video);
  await makePreviews(context, { source: served, sprite });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  if (facts.audio !== null) {
    await delivery.write('peaks', () => peaksOf(codec, job.source));
  }
  const { frames, height, width } = video;
  return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
}

/** The file that is served: the source itself when nobody asked for another. */
async function serve(context: RenderContext, job: ClipJob, facts: ClipFacts): Promise<string> {
  const { clip } = job.files;
  await context.delivery.write('poster', () => posterOf(context, job, facts));
  if (clip === undefined) return job.source;
  if (job.watermark) {
    await markClip(context, job, facts);
  } else {
    await copyFile(job.source, clip.draft);
    await sealClip(clip.draft, job.credentials, context.watch.sign);
    await context.delivery.publish('clip');
  }
  return clip.file;
}

async function posterOf({ codec }: RenderContext, job: ClipJob, { video }: ClipFacts): Promise<Buffer> {
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
async function markClip(context: RenderContext, job: ClipJob, { audio, video }: ClipFacts): Promise<void> {
  const { codec, delivery, watch } = context;
  const { fps, frames, height, width } = video;
  const stamp = createWatermarkStamp(video, await createNodePaintEnv({ fonts: [], pictures: [] }));
  const soundtrack = audio === null ? null : await codec.decodeSound(job.source);
  await withEncoders(context, async (open) => {
    const encoder = await open({ file: delivery.draftOf('clip') ?? '', width, height, fps, soundtrack });
    let frame = 0;
    for await (const { pixels } of codec.readFrames(job.source, { width, height })) {
      stamp.stamp(pixels);
      await encoder.writeFrame(pixels);
      frame += 1;
      await betweenFrames(watch, { phase: 'marking', frame, frames });
    }
    await finishFile(context, { rendition: 'clip', encoded: await encoder.finish(), frames });
  });
}
