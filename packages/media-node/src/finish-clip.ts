import { ok, type Result } from '@kinora/contracts';

import type { Origin } from './credentials/manifest.ts';
import { factsOf, renderedSprite, type RenderedSprite, type RenderFacts } from './render-clip.ts';
import type { RenderFailure } from './render-failure.ts';
import type { ClipJob, Rendition, RenderReport } from './render-job.ts';
import {
  credentialsOf,
  ffmpegOf,
  filesFor,
  renderedFile,
  runJob,
  type JobOptions,
  type RenderedFile,
} from './run-job.ts';

/** A clip in our own format that has nothing beside it: a normalised upload, or the result of a maker. */
export interface FinishedSource {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What its credentials are to say. */
  readonly origin: Origin;
}

export interface FinishOptions extends JobOptions {
  /** `clip` is a copy to be served: with the mark if `watermark` says so, and with credentials if there is a signer. */
  readonly wanted: readonly Exclude<Rendition, 'master'>[];
  readonly watermark: boolean;
}

export interface FinishedClip extends RenderFacts {
  readonly clip: RenderedFile | null;
  readonly poster: RenderedFile | null;
  readonly sprite: RenderedSprite | null;
  readonly proxy: RenderedFile | null;
  /** `null` for a clip without sound, too. */
  readonly peaks: RenderedFile | null;
}

/** Makes what belongs beside a finished clip, in a process of its own; the source stays as it is. */
export async function finishClip(
  source: FinishedSource,
  options: FinishOptions,
): Promise<Result<FinishedClip, RenderFailure>> {
  const job: ClipJob = {
    kind: 'clip',
    source: source.path,
    watermark: options.watermark,
    files: filesFor(options, options.wanted),
    credentials: credentialsOf(options.signer, source.origin),
    ffmpegPath: ffmpegOf(options),
  };
  const result = await runJob(job, options, source);
  return result.ok ? ok(finishedClip(job, result.value)) : result;
}

function finishedClip(job: ClipJob, report: RenderReport): FinishedClip {
  return {
    clip: renderedFile(job, report, 'clip'),
    poster: renderedFile(job, report, 'poster'),
    sprite: renderedSprite(job, report),
    proxy: renderedFile(job, report, 'proxy'),
    peaks: renderedFile(job, report, 'peaks'),
    ...factsOf(report),
  };
}
