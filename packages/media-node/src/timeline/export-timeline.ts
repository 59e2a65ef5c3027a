import { ok, type Result } from '@kinora/contracts';

import { renderedClip, type RenderedClip, type RenderOptions } from '../render-clip.ts';
import type { RenderFailure } from '../render-failure.ts';
import type { Rendition, TimelineJob } from '../render-job.ts';
import { credentialsOf, ffmpegOf, filesFor, runJob } from '../run-job.ts';
import { framesIn, type TimelineFilm } from './timeline-film.ts';

export interface TimelineOptions extends RenderOptions {
  /** Absolute paths of everything that is seen or heard, by media id: clips in our own format and accepted pictures. */
  readonly sources: Readonly<Record<string, string>>;
  /** Names of what it's put together from, for its credentials. */
  readonly ingredients?: readonly string[] | undefined;
  /** Whether a marked clip has a master without the mark beside it; it has one by default. */
  readonly keepsMaster?: boolean | undefined;
}

const SHORTEST_MS = 5 * 60_000;
/** Far more than a frame takes on a slow machine. */
const FRAME_MS = 500;

/**
 * Exports a timeline in a process of its own into `name.mp4`, `name.webp` (its poster) and what else is asked for. Each
 * file appears whole; an export that fails leaves none.
 */
export async function exportTimeline(
  film: TimelineFilm,
  options: TimelineOptions,
): Promise<Result<RenderedClip, RenderFailure>> {
  const { extras = [], ingredients, keepsMaster = true, sources } = options;
  const wanted: Rendition[] = ['poster', ...extras];
  if (film.watermark && keepsMaster) wanted.push('master');
  const job: TimelineJob = {
    kind: 'timeline',
    film,
    sources,
    files: { ...filesFor(options, wanted), ...filesFor(options, ['clip']) },
    credentials: credentialsOf(options.signer, {
      sourceType: 'compositeSynthetic',
      model: 'Kinora editor',
      ingredients,
    }),
    ffmpegPath: ffmpegOf(options),
  };
  const timeoutMs = Math.max(SHORTEST_MS, framesIn(film.range, film.rate) * FRAME_MS);
  const result = await runJob(job, { ...options, timeoutMs: options.timeoutMs ?? timeoutMs }, film);
  return result.ok ? ok(renderedClip(job, result.value)) : result;
}
