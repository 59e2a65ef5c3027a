import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { fail, ok, unreachable, type Result } from '@kinora/contracts';
import type { IntakeOptions, IntakeRefusal, IntakeResult } from '@kinora/media-node';

import type { Job, JobQueue } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import { frameRatio } from '../../domain/uploads/frame-ratio.ts';
import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import {
  uploadKey,
  type AcceptedUpload,
  type CheckEnd,
  type Uploads,
  type UploadToCheck,
} from '../../domain/uploads/upload.ts';
import { digestOf } from '../digest-of.ts';
import { isStopped } from '../is-stopped.ts';
import type { Slot } from '../slots.ts';
import { withRetries } from '../with-retries.ts';

export interface CheckDeps {
  readonly uploads: Pick<Uploads, 'accept' | 'check' | 'refuse'>;
  readonly parts: Pick<UploadParts, 'join' | 'remove'>;
  readonly storage: Storage;
  readonly queue: Pick<JobQueue, 'fail' | 'finish' | 'release'>;
  /** Looks at a stranger's file in a process of its own. */
  readonly intake: (path: string, options: IntakeOptions) => Promise<IntakeResult>;
  /** For files that are gone when this resolves. */
  readonly folder: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
}

/** After which a refusal that may pass counts as the last word; lost workers may use up more. */
const ATTEMPTS = 3;
const PASSING: readonly IntakeRefusal['reason'][] = ['crashed', 'disk-full', 'out-of-memory', 'timed-out'];
const TRIES = 6;
const FIRST_DELAY_MS = 250;

type Accepted = Extract<IntakeResult, { ok: true }>['value'];

type Verdict = Result<AcceptedUpload, IntakeRefusal>;

/** What the database keeps of an accepted file. */
function factsOf(accepted: Accepted) {
  switch (accepted.kind) {
    case 'picture':
      return { type: 'image/webp', width: accepted.width, height: accepted.height, seconds: null };
    case 'sound':
      return { type: 'audio/mp4', width: null, height: null, seconds: accepted.seconds, hasSound: true };
    case 'video': {
      const { fps, hasSound, height, seconds, width } = accepted;
      return { type: 'video/mp4', width, height, seconds, hasSound, rate: frameRatio(fps) };
    }
    default:
      return unreachable(accepted);
  }
}

async function store(storage: Storage, id: string, accepted: Accepted): Promise<Verdict> {
  const { file } = accepted;
  const key = uploadKey(id);
  const put = await storage.put(key, { path: file.path, bytes: file.bytes });
  if (!put.ok) return fail({ reason: 'disk-full', detail: { words: put.failure } });
  return ok({
    storageKey: key,
    ...factsOf(accepted),
    ...(await digestOf(storage, key)),
  });
}

/** Looks at the bytes that were sent, and stores what is made of them. */
async function judge(deps: CheckDeps, slot: Slot, { id, parts, use }: UploadToCheck): Promise<Verdict> {
  const name = `${id}.${slot.lease.token}`;
  const source = join(deps.folder, `${name}.source`);
  const made: string[] = [source];
  try {
    await mkdir(deps.folder, { recursive: true, mode: 0o700 });
    await deps.parts.join(id, parts, source);
    const result = await deps.intake(source, { folder: deps.folder, name, use, signal: slot.signal });
    if (!result.ok) return result;
    made.push(result.value.file.path);
    return await store(deps.storage, id, result.value);
  } finally {
    await Promise.all(made.map((path) => rm(path, { force: true })));
  }
}

async function settle(deps: CheckDeps, { lease }: Slot, { id, result }: { id: string; result: Verdict }) {
  const passing = { isPassing: deps.isUnavailable, tries: TRIES, firstDelayMs: FIRST_DELAY_MS };
  const end: CheckEnd = await withRetries(
    () => (result.ok ? deps.uploads.accept(lease, id, result.value) : deps.uploads.refuse(lease, id, result.failure)),
    passing,
  );
  if (end === 'stale') return;
  // What is missed here is cleared up by the chores.
  await deps.parts.remove(id);
  if (end === 'removed') await deps.storage.remove(uploadKey(id));
}

/** One attempt at looking at one upload: ready, refused, or looked at again. */
export async function checkUpload(deps: CheckDeps, job: Job, slot: Slot): Promise<void> {
  const upload = await deps.uploads.check(slot.lease);
  if (!upload) {
    await deps.queue.finish(slot.lease);
    return;
  }
  const result = await judge(deps, slot, upload);
  if (!result.ok) {
    if (await isStopped(deps.queue, slot)) return;
    const { detail, reason } = result.failure;
    if (PASSING.includes(reason)) deps.log(`upload ${upload.id} ${reason}: ${JSON.stringify(detail)}`);
    if (PASSING.includes(reason) && job.attempt < Math.min(ATTEMPTS, job.maxAttempts)) {
      await deps.queue.fail(slot.lease, { error: reason, retry: true });
      return;
    }
  }
  await settle(deps, slot, { id: upload.id, result });
}
