import { encodePeaks, measurePeaks } from '@kinora/footage/sound';
import type { Scene } from '@kinora/scenes';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

import type { JobFacts, PicturesJob, SceneJob } from '../render-job.ts';
import { makePreviews } from './make-previews.ts';
import { planFilm } from './plan-film.ts';
import { betweenFrames, type RenderContext } from './render-context.ts';
import { createSpriteSheet, encodePoster, posterFrameOf, type SpriteSheet } from './stills.ts';
import { writeClip, writeMaster, type ClipSink } from './write-clip.ts';

/**
 * Draws a film once. The clip that is served is whole first, its poster just before; then the sprite, the peaks, the
 * proxy and the master.
 */
export async function drawFilm(context: RenderContext, job: PicturesJob | SceneJob): Promise<JobFacts> {
  const { delivery } = context;
  const { openScene, ...options } = planFilm(job);
  const { frames, height, soundtrack, width } = options;
  const sprite = job.files.sprite === undefined ? null : createSpriteSheet(options);
  const { seconds } = await writeClip(context, options, async (sink) => {
    await drawInto(context, await openScene(), { sink, sprite, canvas: createCanvas(width, height) });
  });
  if (sprite !== null) await delivery.write('sprite', () => sprite.encode());
  if (soundtrack !== null) await delivery.write('peaks', async () => encodePeaks(measurePeaks(soundtrack)));
  await makePreviews(context, { source: job.files.clip.file, sprite: null });
  if (options.watermark) await writeMaster(context, options);
  return { width, height, frames, seconds, sprite: sprite?.facts ?? null };
}

interface Target {
  readonly sink: ClipSink;
  readonly sprite: SpriteSheet | null;
  readonly canvas: Canvas;
}

/** The mark is stamped on finished frames, so that a frame with it and one without are painted once. */
async function drawInto(
  { delivery, watch }: RenderContext,
  scene: Scene,
  { canvas, sink, sprite }: Target,
): Promise<void> {
  const { frames } = scene;
  const posterFrame = posterFrameOf(frames);
  const ctx = canvas.getContext('2d');
  for (let index = 0; index < frames; index += 1) {
    scene.drawFrame(ctx, index);
    await sink.write(canvas.data());
    // One poster serves both the marked clip and its master, so it carries no mark.
    if (index === posterFrame) await delivery.write('poster', () => encodePoster(canvas));
    if (sprite?.wants(index) === true) {
      sink.mark?.draw(ctx);
      sprite.add(index, canvas);
    }
    await betweenFrames(watch, { phase: 'drawing', frame: index + 1, frames });
  }
}
