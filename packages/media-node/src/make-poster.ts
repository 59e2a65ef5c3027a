import { fail, ok, type Result } from '@kinora/contracts';

import type { RenderFailure } from './render-failure.ts';
import type { ClipJob } from './render-job.ts';
import { ffmpegOf, filesFor, renderedFile, runJob, type JobOptions, type RenderedFile } from './run-job.ts';

export interface PosterSource {
  /** A clip in our own format: a normalised upload, or the result of a maker. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PosterOptions extends JobOptions {
  /** The shorter side of the poster in pixels; it is never larger than the clip. */
  readonly side: number;
}

/** Makes a small poster of a clip, `name.webp`: one frame, decoded in a process of its own. */
export async function makePoster(
  source: PosterSource,
  options: PosterOptions,
): Promise<Result<RenderedFile, RenderFailure>> {
  const job: ClipJob = {
    kind: 'clip',
    source: source.path,
    watermark: false,
    posterSide: options.side,
    files: filesFor(options, ['poster']),
    credentials: null,
    ffmpegPath: ffmpegOf(options),
  };
  const result = await runJob(job, options, source);
  if (!result.ok) return result;
  const poster = renderedFile(job, result.value, 'poster');
  return poster ? ok(poster) : fail({ kind: 'crashed', detail: 'There is no poster.' });
}
