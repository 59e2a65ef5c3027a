import {
  createScene,
  encodePeaks,
  loadSceneParts,
  measurePeaks,
  synthesise,
  type Scene,
  type ScenePlan,
} from '@kinora/media-core';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { JobFacts, SceneJob } from '../render-job.ts';
import { makePreviews } from './make-previews.ts';
import { createSpriteSheet, encodePoster, posterFrameOf, type SpriteSheet } from './stills.ts';
import { betweenFrames, type Studio } from './studio.ts';
import { writeClip, writeMaster, type ClipSink } from './write-clip.ts';

/**
 * Draws a plan once. The clip that is served is whole first, its poster just before; then the sprite, the peaks, the
 * proxy and the master.
 */
export async function drawScene(studio: Studio, job: SceneJob): Promise<JobFacts> {
  const { delivery } = studio;
  const { fps, frames, height, watermark, width } = job.plan;
  const soundtrack = synthesise(job.plan);
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet({ width, height, frames, fps });
  const wish = { width, height, fps, frames, soundtrack, watermark };
  const { seconds } = await writeClip(studio, wish, async (sink) => {
    await drawInto(studio, await openScene(job.plan), { sink, sprite, canvas: createCanvas(width, height) });
  });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  await delivery.write('peaks', async () => encodePeaks(measurePeaks(soundtrack)));
  await makePreviews(studio, { source: job.files.clip.file, sprite: null });
  if (watermark) await writeMaster(studio, wish);
  return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
}

/** Without the mark, which is stamped on what is drawn. */
async function openScene(plan: ScenePlan): Promise<Scene> {
  return createScene({ ...plan, watermark: false }, await createNodePaintEnv(plan), await loadSceneParts(plan));
}

interface Target {
  readonly sink: ClipSink;
  readonly sprite: SpriteSheet | null;
  readonly canvas: Canvas;
}

/** The mark is stamped on finished frames, so that a frame with it and one without are painted once. */
async function drawInto({ delivery, watch }: Studio, scene: Scene, { canvas, sink, sprite }: Target): Promise<void> {
  const { frames } = scene;
  const posterFrame = posterFrameOf(frames);
  const ctx = canvas.getContext('2d');
  for (let index = 0; index < frames; index += 1) {
    scene.drawFrame(ctx, index);
    await sink.write(canvas.data());
    const isPoster = index === posterFrame;
    if (isPoster || sprite?.wants(index) === true) {
      sink.mark?.draw(ctx);
      if (isPoster) await delivery.write('poster', () => encodePoster(canvas));
      sprite?.add(index, canvas);
    }
    await betweenFrames(watch, { phase: 'drawing', frame: index + 1, frames });
  }
}
