import { fail, ok, unreachable, type Result } from '@kinora/contracts';

import { chooseCodec } from '../codec/choose-codec.ts';
import { isDiskFull, isUnreadableFile } from '../codec/media-problem.ts';
import type { RenderFailure } from '../render-failure.ts';
import type { JobFacts, RenderJob, RenderReport } from '../render-job.ts';
import { exportFilm } from '../timeline/export-film.ts';
import { transformSource } from '../transform/perform-transform.ts';
import { createDelivery } from './delivery.ts';
import { drawFilm } from './draw-film.ts';
import { finishClip } from './finish-clip.ts';
import { finishSound } from './finish-sound.ts';
import { peakMemory } from './memory.ts';
import type { RenderContext, Watch } from './render-context.ts';

/** Does one job in this process. */
export async function performJob(job: RenderJob, watch: Watch): Promise<Result<RenderReport, RenderFailure>> {
  const choice = await chooseCodec(job.ffmpegPath ?? undefined);
  if (!choice.ok) return fail({ kind: 'codec-missing', detail: choice.failure });
  const context: RenderContext = { job, codec: choice.value, delivery: createDelivery(job, watch.onFile), watch };
  try {
    return ok(report(context, await workAt(context, job)));
  } catch (error) {
    return fail(failureOf(error, watch.signal));
  }
}

function workAt(context: RenderContext, job: RenderJob): Promise<JobFacts> {
  switch (job.kind) {
    case 'clip':
      return finishClip(context, job);
    case 'pictures':
    case 'scene':
      return drawFilm(context, job);
    case 'sound':
      return finishSound(context, job);
    case 'timeline':
      return exportFilm(context, job);
    case 'transform':
      return transformSource(context, job);
    default:
      return unreachable(job);
  }
}

function report({ codec, delivery }: RenderContext, facts: JobFacts): RenderReport {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    ...facts,
    files: delivery.digests,
    codec: codec.name,
    peakMemory: peakMemory(),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000,
  };
}

function failureOf(error: unknown, signal: AbortSignal): RenderFailure {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (signal.aborted) return { kind: 'cancelled', detail: 'The render was told to stop.' };
  if (isUnreadableFile(error)) return { kind: 'bad-file', detail };
  return { kind: isDiskFull(error) ? 'disk-full' : 'crashed', detail };
}
