import { ok, type Result } from '@kinora/contracts';

import { ENGINE_ORIGIN } from './credentials/manifest.ts';
import { isMarked, sizeOf, type PicturesFilm } from './pictures-film.ts';
import { renderedClip, wantedFiles, type RenderedClip, type RenderOptions } from './render-clip.ts';
import type { RenderFailure } from './render-failure.ts';
import type { PicturesJob } from './render-job.ts';
import { credentialsOf, ffmpegOf, runJob } from './run-job.ts';

export interface PicturesOptions extends RenderOptions {
  /** Absolute paths of accepted pictures, by the names that the film has for them. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Films pictures in a process of its own; files and failures as of `renderClip`. */
export async function renderPictures(
  film: PicturesFilm,
  options: PicturesOptions,
): Promise<Result<RenderedClip, RenderFailure>> {
  const job: PicturesJob = {
    kind: 'pictures',
    film,
    pictures: options.pictures,
    files: wantedFiles(options, isMarked(film)),
    credentials: credentialsOf(options.signer, ENGINE_ORIGIN),
    ffmpegPath: ffmpegOf(options),
  };
  const result = await runJob(job, options, sizeOf(film));
  return result.ok ? ok(renderedClip(job, result.value)) : result;
}
