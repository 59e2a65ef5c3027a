import {
  createScene,
  createWatermarkStamp,
  encodePeaks,
  loadSceneParts,
  measurePeaks,
  synthesise,
  type PaintEnv,
  type Scene,
  type ScenePlan,
  type Soundtrack,
  type WatermarkStamp,
} from '@kinora/media-core';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import type { ClipEncoder, ClipFormat } from '../codec/codec-port.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { JobFacts, SceneJob } from '../render-job.ts';
import { drawFrames, type DrawnFrame } from './draw-frames.ts';
import { makePreviews } from './make-previews.ts';
import { createSpriteSheet, encodePoster, posterFrameOf, type SpriteSheet } from './stills.ts';
import { finishFile, withEncoders, type Studio } from './studio.ts';

/** Where the frames of a scene go. */
interface Sinks {
  readonly clip: ClipEncoder;
  /** Takes the same frames without the mark. */
  readonly master: ClipEncoder | null;
  readonly mark: WatermarkStamp | null;
  /** Hold marked frames by turns: one is being encoded while the next one is stamped. */
  readonly marked: readonly [Buffer, Buffer];
  readonly sprite: SpriteSheet | null;
  readonly canvas: Canvas;
  readonly posterFrame: number;
}

/**
 * Draws a plan once. The clip that is served is whole first, its poster just before; then the master, the sprite, the
 * peaks and the proxy.
 */
export async function drawScene(studio: Studio, job: SceneJob): Promise<JobFacts> {
  const { delivery } = studio;
  const { fps, frames, height, width } = job.plan;
  const environment = await createNodePaintEnv(job.plan);
  const soundtrack = synthesise(job.plan);
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet({ width, height, frames, fps });
  const seconds = await withEncoders(studio, async (open) => {
    const sinks = await openSinks(job, { open, environment, sprite, soundtrack });
    await drawInto(studio, await openScene(job.plan, environment), sinks);
    const facts = await finishFile(studio, { rendition: 'clip', encoder: sinks.clip, frames });
    if (sinks.master !== null) await finishFile(studio, { rendition: 'master', encoder: sinks.master, frames });
    return facts.seconds;
  });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  await delivery.write('peaks', async () => encodePeaks(measurePeaks(soundtrack)));
  await makePreviews(studio, { source: job.files.clip.file, sprite: null });
  return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
}

const NO_FRAMES = [Buffer.alloc(0), Buffer.alloc(0)] as const;

/** Without the mark, which is stamped on what is drawn. */
async function openScene(plan: ScenePlan, environment: PaintEnv): Promise<Scene> {
  return createScene({ ...plan, watermark: false }, environment, await loadSceneParts(plan));
}

interface Openers {
  readonly environment: PaintEnv;
  readonly open: (format: ClipFormat) => Promise<ClipEncoder>;
  readonly sprite: SpriteSheet | null;
  readonly soundtrack: Soundtrack;
}

async function openSinks(
  { files, plan }: SceneJob,
  { environment, open, soundtrack, sprite }: Openers,
): Promise<Sinks> {
  const { fps, height, width } = plan;
  const format = { width, height, fps, soundtrack };
  return {
    clip: await open({ ...format, file: files.clip.draft }),
    master: files.master === undefined ? null : await open({ ...format, file: files.master.draft }),
    mark: plan.watermark ? createWatermarkStamp({ width, height }, environment) : null,
    marked: plan.watermark ? [Buffer.alloc(width * height * 4), Buffer.alloc(width * height * 4)] : NO_FRAMES,
    sprite,
    canvas: createCanvas(width, height),
    posterFrame: posterFrameOf(plan.frames),
  };
}

/** The mark is stamped on finished frames, so that a frame with it and one without are painted once. */
async function drawInto({ delivery, watch }: Studio, scene: Scene, sinks: Sinks): Promise<void> {
  const { canvas, mark, posterFrame, sprite } = sinks;
  const { frames } = scene;
  const progress = {
    onFrame: (frame: number) => watch.onProgress({ phase: 'drawing', frame, frames }),
    signal: watch.signal,
  };
  const take = async (frame: DrawnFrame) => {
    await encodeFrame(frame, sinks);
    const isPoster = frame.index === posterFrame;
    if (!isPoster && sprite?.wants(frame.index) !== true) return;
    mark?.draw(canvas.getContext('2d'));
    if (isPoster) await delivery.write('poster', () => encodePoster(canvas));
    sprite?.add(frame.index, canvas);
  };
  await drawFrames({ scene, canvas, take }, progress);
}

async function encodeFrame({ index, pixels }: DrawnFrame, { clip, mark, marked, master }: Sinks): Promise<void> {
  if (mark === null) return clip.writeFrame(pixels);
  const copy = marked[index % 2 === 0 ? 0 : 1];
  pixels.copy(copy);
  mark.stamp(copy);
  await clip.writeFrame(copy);
  return master?.writeFrame(pixels);
}
