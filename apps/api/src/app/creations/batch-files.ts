import { fail, ok, type Result } from '@kinora/contracts';

import type { Creations } from '../../domain/creations/creation.ts';
import { shownClip } from '../../domain/creations/shown-clip.ts';
import { clipName } from '../../domain/library/clip-name.ts';
import type { StoredFiles } from '../../domain/library/media.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { Storage } from '../../domain/storage.ts';
import { storedFile } from '../library/stored-file.ts';

export interface BatchDeps {
  readonly creations: Pick<Creations, 'ofBatch'>;
  readonly files: StoredFiles;
  readonly plans: Plans;
  readonly storage: Pick<Storage, 'size'>;
}

/** A clip of a batch to take home. */
export interface BatchFile {
  readonly name: string;
  readonly storageKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface OwnBatch {
  readonly memberId: string;
  readonly batchId: string;
}

export type BatchProblem = 'nothing-ready' | 'plan-needed' | 'unknown-batch';

/** The ready clips of a member's batch, for members whose plan gives them together. */
export async function batchFiles(
  { creations, files, plans, storage }: BatchDeps,
  { memberId, batchId }: OwnBatch,
): Promise<Result<readonly BatchFile[], BatchProblem>> {
  const records = await creations.ofBatch(memberId, batchId);
  if (records.length === 0) return fail('unknown-batch');
  const rights = await plans.rightsOf(memberId);
  if (!rights.hasBatchDownload) return fail('plan-needed');
  const found: BatchFile[] = [];
  for (const { result, input, createdAt: at } of records) {
    const file = result && (await storedFile({ files, storage }, shownClip(result, rights.hasCleanClips).id));
    if (file) found.push({ name: clipName(input.prompt, found.length + 1), storageKey: file.storageKey, at });
  }
  return found.length > 0 ? ok(found) : fail('nothing-ready');
}
