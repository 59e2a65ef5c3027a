import type { Pixels } from '@kinora/drawing';
import { planTime, type Moment } from '@kinora/footage';
import { encodePeaks, measurePeaks } from '@kinora/footage/sound';
import { createCanvas } from '@napi-rs/canvas';

import { makePreviews } from '../child/make-previews.ts';
import { betweenFrames, type RenderContext } from '../child/render-context.ts';
import { createSpriteSheet, encodePoster, posterFrameOf } from '../child/stills.ts';
import { writeClip, writeMaster, type ClipSink } from '../child/write-clip.ts';
import type { JobFacts, TransformJob } from '../render-job.ts';
import { frameSizes, type FrameSizes } from './frame-sizes.ts';
import { openFrameWindow } from './frame-window.ts';
import { blankFrame, createMomentPainter } from './show-moment.ts';
import { soundFor } from './transform-sound.ts';
import { createTreatment } from './treat-frame.ts';
import { readerOfUserFile, type SourceReader } from './user-file-reader.ts';

/** Changes a clip in our own format into another: the one that is served first, then what belongs beside it. */
export async function transformSource(context: RenderContext, job: TransformJob): Promise<JobFacts> {
  const { delivery } = context;
  const source = readerOfUserFile(context.codec);
  const facts = await source.probe(job.source);
  const fps = Math.round(facts.video.fps);
  const moments = planTime(job.plan.time, { frames: facts.video.frames, fps });
  const seconds = moments.length / fps;
  const sizes = frameSizes(job.plan, facts.video);
  const size = sizes.result;
  const sound = await soundFor(source, job.plan, { file: job.source, facts, seconds });
  const frames = moments.length;
  const options = { ...size, fps, frames, soundtrack: sound, watermark: job.watermark };
  const change = { job, source, result: { fps, moments, sizes, frames: facts.video.frames } };
  await writeClip(context, options, (sink) => feed(context, change, sink));
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet({ ...size, frames, fps });
  await makePreviews(context, { source: job.files.clip.file, sprite });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  if (sound !== null) await delivery.write('peaks', async () => encodePeaks(measurePeaks(sound)));
  if (job.watermark) await writeMaster(context, options);
  return { ...size, frames, seconds, sprite: sprite?.facts ?? null };
}

interface Result {
  readonly fps: number;
  readonly moments: readonly Moment[];
  readonly sizes: FrameSizes;
  /** Of the source. */
  readonly frames: number;
}

async function feed(context: RenderContext, change: Change, sink: ClipSink): Promise<void> {
  const { moments } = change.result;
  await eachFrame(context, change, async (frame, index) => {
    const { buffer, byteLength, byteOffset } = frame.data;
    const pixels = Buffer.from(buffer, byteOffset, byteLength);
    await sink.write(pixels);
    if (index !== posterFrameOf(moments.length)) return;
    await context.delivery.write('poster', () => posterOf(pixels, frame));
  });
}

interface Change {
  readonly job: TransformJob;
  readonly source: SourceReader;
  readonly result: Result;
}

/** The frame stays as it is until the next one was taken. */
type Take = (frame: Pixels, index: number) => Promise<void>;

/** Makes the frames of the result in order. Throws the signal's reason when told to stop. */
async function eachFrame({ watch }: RenderContext, { job, result, source }: Change, take: Take): Promise<void> {
  const { fps, frames, moments, sizes } = result;
  const size = sizes.read;
  const window = openFrameWindow(source, {
    file: job.source,
    size,
    part: sizes.part,
    // What is made sharper is there to be looked at closely.
    scaling: job.plan.sharpen > 0 ? 'lanczos' : undefined,
  });
  const paint = createMomentPainter({ ...size, frames, fps }, window);
  // The encoder keeps a frame while the next one is painted, so there are two of everything that holds one.
  const [treat, canvases] = [
    await createTreatment(job.plan, { sizes, seconds: moments.length / fps }),
    [blankFrame(size), blankFrame(size)] as const,
  ];
  try {
    for (const [index, moment] of moments.entries()) {
      const canvas = canvases[index % 2 === 0 ? 0 : 1];
      await paint(moment, canvas);
      await take(treat(canvas, index / fps), index);
      await betweenFrames(watch, { phase: 'drawing', frame: index + 1, frames: moments.length });
    }
  } finally {
    await window.close();
  }
}

/** One poster serves both the marked clip and its master, so it carries no mark. */
function posterOf(pixels: Buffer, { height, width }: Pixels): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  return encodePoster(canvas);
}
