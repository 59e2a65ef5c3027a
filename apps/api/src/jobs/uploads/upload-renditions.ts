import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, type Result } from '@kinora/contracts';

import type { Job, JobQueue, Lease } from '../../domain/queue.ts';
import type { Storage } from '../../domain/storage.ts';
import type { RenditionFile } from '../../domain/uploads/upload-posters.ts';
import type { CheckEnd } from '../../domain/uploads/upload.ts';
import { isStopped } from '../is-stopped.ts';
import type { Slot } from '../slots.ts';
import { withRetries } from '../with-retries.ts';

export interface RenditionDeps {
  readonly storage: Storage;
  readonly queue: Pick<JobQueue, 'fail' | 'finish' | 'release'>;
  /** For files that are gone when this resolves. */
  readonly folder: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
}

/** Why nothing was made. */
export interface Missing {
  readonly error: string;
  /** Whether another attempt may help. */
  readonly retry: boolean;
}

type Made = Result<readonly RenditionFile[], Missing>;

/** Files that one job makes of an upload: its poster, or its previews. */
export interface RenditionWork<Wanted extends { readonly id: string }> {
  /** Its name in the log. */
  readonly what: string;
  readonly wanted: (lease: Lease) => Promise<Wanted | undefined>;
  readonly make: (wanted: Wanted) => Promise<Made>;
  /** Keeps the files and ends the job. */
  readonly end: (lease: Lease, id: string, files: readonly RenditionFile[]) => Promise<CheckEnd>;
}

const TRIES = 6;
const FIRST_DELAY_MS = 250;

/** Copies an upload to the work folder for `use`, and removes the copy and every path in `made` afterwards. */
export async function withStoredCopy(
  { folder, storage }: Pick<RenditionDeps, 'folder' | 'storage'>,
  { name, storageKey }: { readonly name: string; readonly storageKey: string },
  use: (path: string, made: string[]) => Promise<Made>,
): Promise<Made> {
  const path = join(folder, `${name}.source`);
  const made = [path];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stream = await storage.open(storageKey);
    if (!stream) return fail({ error: 'the file is not there', retry: false });
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return await use(path, made);
  } finally {
    await Promise.all(made.map((file) => rm(file, { force: true })));
  }
}

/** One attempt. An upload without renditions is used as it is. */
export async function makeRenditions<Wanted extends { readonly id: string }>(
  { isUnavailable, log, queue, storage }: RenditionDeps,
  { job, slot }: { readonly job: Job; readonly slot: Slot },
  work: RenditionWork<Wanted>,
): Promise<void> {
  const wanted = await work.wanted(slot.lease);
  if (!wanted) {
    await queue.finish(slot.lease);
    return;
  }
  const made = await work.make(wanted);
  if (!made.ok) {
    if (await isStopped(queue, slot)) return;
    log(`the ${work.what} of upload ${wanted.id} failed, attempt ${String(job.attempt)}: ${made.failure.error}`);
    await queue.fail(slot.lease, made.failure);
    return;
  }
  const passing = { isPassing: isUnavailable, tries: TRIES, firstDelayMs: FIRST_DELAY_MS };
  const end = await withRetries(() => work.end(slot.lease, wanted.id, made.value), passing);
  if (end !== 'removed') return;
  for (const { storageKey } of made.value) await storage.remove(storageKey);
}
