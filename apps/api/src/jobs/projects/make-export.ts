import type { exportTimeline } from '@kinora/media-node';
import type { ClipFailure } from '@kinora/video-providers';

import { madeClip, progressOf, REASONS } from '../../adapters/creations/local-engine/local-provider.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import type { Exports, ExportWork } from '../../domain/projects/exports.ts';
import type { Job } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import { deliverClip } from '../creations/deliver-clip.ts';
import { giveUp, progressWriter, type WorkDeps } from '../creations/make-clip.ts';
import type { Slot } from '../slots.ts';
import { fetchMedia, type FetchedMedia, type MediaFetchDeps } from './fetch-media.ts';

export interface ExportJobDeps extends MediaFetchDeps, WorkDeps {
  readonly exporter: typeof exportTimeline;
  readonly exports: Pick<Exports, 'workOf'>;
  readonly storage: Storage;
  readonly isUnavailable: (error: unknown) => boolean;
}

const GONE: ClipFailure = { reason: 'gone', detail: 'nothing is known of what was to be exported' };

interface Attempt {
  readonly record: CreationRecord;
  readonly work: ExportWork;
  readonly sources: FetchedMedia['sources'];
}

async function attempt(deps: ExportJobDeps, slot: Slot, { record, sources, work }: Attempt) {
  const { id, total } = record;
  const progress = progressWriter(deps, slot);
  progress.write({ phase: 'preparing', done: 0, total });
  const result = await deps.exporter(work, {
    sources,
    folder: deps.folder,
    name: id,
    signal: slot.signal,
    ingredients: Object.values(work.names),
    keepsMaster: !work.keepsMark,
    extras: ['sprite', 'peaks', 'proxy'],
    onProgress: (one) => progress.write(progressOf(one)),
  });
  await progress.settled();
  if (!result.ok) return { reason: REASONS[result.failure.kind], detail: result.failure.detail };
  const end = await deliverClip(deps, slot, { id, made: madeClip(result.value), keepsMaster: !work.keepsMark });
  return end === 'storage-full' ? { reason: end, detail: 'the export could not be stored' } : undefined;
}

async function attemptWithMedia(deps: ExportJobDeps, slot: Slot, record: CreationRecord) {
  const work = await deps.exports.workOf(record.id);
  if (!work) return GONE;
  // A worker that lost the job may still have its own copies open.
  const request = {
    memberId: record.memberId,
    mediaIds: Object.keys(work.media),
    name: `${record.id}.${slot.lease.token}`,
  };
  const brought = await fetchMedia(deps, request);
  if (!brought.ok) return brought.failure;
  try {
    return await attempt(deps, slot, { record, work, sources: brought.value.sources });
  } finally {
    await brought.value.remove();
  }
}

/** One attempt at one export, from the claimed job to a delivered clip, another attempt or an end. */
export async function makeExport(deps: ExportJobDeps, job: Job, slot: Slot): Promise<void> {
  const record = await deps.creations.begin(slot.lease);
  if (!record) {
    await deps.queue.finish(slot.lease);
    return;
  }
  const failure = await attemptWithMedia(deps, slot, record);
  if (failure) await giveUp(deps, slot, { job, failure });
}
