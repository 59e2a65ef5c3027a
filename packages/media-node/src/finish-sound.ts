import { fail, ok, type Result } from '@kinora/contracts';

import type { RenderFailure } from './render-failure.ts';
import type { SoundJob } from './render-job.ts';
import { ffmpegOf, filesFor, renderedFile, runJob, type JobOptions, type RenderedFile } from './run-job.ts';

export interface SoundSource {
  /** A sound in our own format: a normalised upload. */
  readonly path: string;
  readonly seconds: number;
}

/** Makes the peaks of a sound, `name.peaks`, in a process of its own. */
export async function finishSound(
  { path, seconds }: SoundSource,
  options: JobOptions,
): Promise<Result<RenderedFile, RenderFailure>> {
  const job: SoundJob = {
    kind: 'sound',
    source: path,
    seconds,
    files: filesFor(options, ['peaks']),
    credentials: null,
    ffmpegPath: ffmpegOf(options),
  };
  const result = await runJob(job, options, { width: 0, height: 0 });
  if (!result.ok) return result;
  const peaks = renderedFile(job, result.value, 'peaks');
  return peaks ? ok(peaks) : fail({ kind: 'crashed', detail: 'There are no peaks.' });
}
