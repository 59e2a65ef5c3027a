import { ok, type Result } from '@kinora/contracts';

import type { FinishedSource } from '../finish-clip.ts';
import { renderedClip, type Extra, type RenderedClip } from '../render-clip.ts';
import type { RenderFailure } from '../render-failure.ts';
import type { Rendition, TransformJob } from '../render-job.ts';
import { credentialsOf, ffmpegOf, filesFor, runJob, type JobOptions } from '../run-job.ts';
import { frameSizes } from './frame-sizes.ts';
import type { TransformSpec } from './transform-spec.ts';

export interface TransformOptions extends JobOptions {
  /** Whether the clip carries the mark and has a master beside it. */
  readonly watermark: boolean;
  /** None by default. They come after the clip. */
  readonly extras?: readonly Extra[] | undefined;
}

/**
 * Changes a clip in our own format in a process of its own: its time, size, material, weather and sound. Writes
 * `name.mp4`, `name.webp` (its poster) and what else was asked for; the source stays as it is. Each file appears
 * whole; a job that fails leaves none.
 */
export async function transformClip(
  plan: TransformSpec,
  source: FinishedSource,
  options: TransformOptions,
): Promise<Result<RenderedClip, RenderFailure>> {
  const { extras = [], watermark } = options;
  const wanted: Rendition[] = ['clip', 'poster', ...extras, ...(watermark ? (['master'] as const) : [])];
  const job: TransformJob = {
    kind: 'transform',
    plan,
    source: source.path,
    watermark,
    files: filesFor(options, wanted),
    credentials: credentialsOf(options.signer, source.origin),
    ffmpegPath: ffmpegOf(options),
  };
  const result = await runJob(job, options, frameSizes(plan, source).full);
  return result.ok ? ok(renderedClip(job, result.value)) : result;
}
