import { endStateOf, failureFacts, type FailureReason } from '@kinora/contracts';
import { routeFor, type ClipFailure, type ClipProgress, type VideoProvider } from '@kinora/video-providers';

import type { CreationRecord, Creations } from '../../domain/creations/creation.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import type { Slot } from '../slots.ts';
import { deliverClip } from './deliver-clip.ts';
import { fetchFiles, type FetchDeps, type FetchedFiles } from './fetch-files.ts';

export interface ClipDeps extends Pick<FetchDeps, 'folder' | 'uploads'> {
  readonly creations: Creations;
  readonly queue: Pick<JobQueue, 'fail' | 'finish' | 'release'>;
  readonly storage: Storage;
  readonly providers: readonly VideoProvider[];
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
}

const PROGRESS_MS = 1000;
/** Attempts after which a failure that may pass counts as final; lost workers may use up more. */
const ATTEMPTS = 3;
/** What running any creation takes of the server. */
export type WorkDeps = Pick<ClipDeps, 'creations' | 'log' | 'queue'>;

const GONE: ClipFailure = { reason: 'gone', detail: 'no provider runs this model any more' };

/** Writes the newest progress at most once a second; a lost one does no harm, the next is on its way. */
export function progressWriter({ creations, log }: WorkDeps, { lease }: Slot) {
  let writtenAt = 0;
  let pending: Promise<unknown> = Promise.resolve();
  return {
    write(progress: ClipProgress) {
      if (Date.now() - writtenAt < PROGRESS_MS) return;
      writtenAt = Date.now();
      pending = creations
        .progress(lease, progress)
        .catch((error: unknown) => log(`progress not kept: ${String(error)}`));
    },
    settled: () => pending,
  };
}

/** It wasn't cancelled: a provider that reports so has failed. */
const reasonOf = ({ reason }: ClipFailure): FailureReason => (reason === 'cancelled' ? 'crashed' : reason);

const SHOWN = /^[\x21-\x7e]{1,80}$/;

/** What a maker says comes from outside: a word of signs that everybody can copy, or nothing. */
const shown = (word: string | undefined): string | null => (word !== undefined && SHOWN.test(word) ? word : null);

/** What a stopped or failed attempt means for the creation: tried again, cancelled, or ended with its credits back. */
export async function giveUp(deps: WorkDeps, slot: Slot, { job, failure }: { job: Job; failure: ClipFailure }) {
  const { lease } = slot;
  const stopped = slot.stopReason();
  if (stopped === 'lost') return;
  if (stopped === 'stopping') {
    await deps.queue.release(lease);
    return;
  }
  if (stopped === 'cancelled') {
    await deps.creations.confirmCancel(lease);
    return;
  }
  deps.log(`${job.creationId ?? job.id} ${failure.reason}: ${failure.detail}`);
  const reason = reasonOf(failure);
  const { isTriedAgain } = failureFacts(reason);
  if (isTriedAgain && job.attempt < Math.min(ATTEMPTS, job.maxAttempts)) {
    await deps.queue.fail(lease, { error: reason, retry: true });
    return;
  }
  const told = { code: shown(failure.code), reference: shown(failure.reference) };
  await deps.creations.fail(lease, { state: endStateOf(reason), reason, retryable: isTriedAgain, ...told });
}

interface Attempt {
  readonly record: CreationRecord;
  readonly brought: Pick<FetchedFiles, 'files' | 'video'>;
}

async function attempt(deps: ClipDeps, slot: Slot, { brought: { files, video }, record }: Attempt) {
  const { id, model, mode, input } = record;
  // What an export is made of lies elsewhere.
  if (mode === 'edit') return GONE;
  const provider = routeFor(deps.providers, { model, mode });
  if (!provider) return GONE;
  const progress = progressWriter(deps, slot);
  const context = {
    signal: slot.signal,
    onProgress: (one: ClipProgress) => progress.write(one),
    externalId: null,
    keepExternalId: () => Promise.resolve(),
  };
  // Plans that remove the mark are not sold yet: every local clip carries it.
  const result = await provider.make({ id, model, mode, input, files, video, watermark: true }, context);
  await progress.settled();
  if (!result.ok) return result.failure;
  const end = await deliverClip(deps, slot, { id, made: result.value, keepsMaster: !record.isTrial });
  if (end !== 'storage-full') return undefined;
  return { reason: end, detail: 'the clip could not be stored' } as const;
}

/** The attempt with the member's files at hand, which are gone afterwards. */
async function attemptWithFiles(deps: ClipDeps, slot: Slot, record: CreationRecord) {
  // A worker that lost the job may still have its own copies open.
  const brought = await fetchFiles(deps, { input: record.input, name: `${record.id}.${slot.lease.token}` });
  if (!brought.ok) return brought.failure;
  try {
    return await attempt(deps, slot, { record, brought: brought.value });
  } finally {
    await brought.value.remove();
  }
}

/** One attempt at one clip, from the claimed job to a delivered clip, another attempt or an end. */
export async function makeClip(deps: ClipDeps, job: Job, slot: Slot): Promise<void> {
  const record = await deps.creations.begin(slot.lease);
  if (!record) {
    await deps.queue.finish(slot.lease);
    return;
  }
  const failure = await attemptWithFiles(deps, slot, record);
  if (failure) await giveUp(deps, slot, { job, failure });
}
