import { fail, ok, type Result } from '@kinora/contracts';

import type { CreationRecord, Creations } from '../../domain/creations/creation.ts';
import { shownClip } from '../../domain/creations/shown-clip.ts';
import { clipName } from '../../domain/library/clip-name.ts';
import type { StoredFiles } from '../../domain/library/media.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { Storage } from '../../domain/storage.ts';
import { storedFile } from './stored-file.ts';

export interface LibraryFilesDeps {
  readonly creations: Pick<Creations, 'findMany'>;
  readonly files: StoredFiles;
  readonly plans: Plans;
  readonly storage: Pick<Storage, 'size'>;
}

/** A clip of a selection to take home, with what it was made of. */
export interface LibraryFile {
  readonly name: string;
  readonly storageKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Beside the clip, under its name with `.json`. */
  readonly sidecar: string;
}

export interface OwnSelection {
  readonly memberId: string;
  readonly ids: readonly string[];
}

export type SelectionProblem = 'nothing-ready' | 'plan-needed';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Everything somebody needs to know of a clip, or to make it again, as JSON. */
function sidecarOf(record: CreationRecord, isClean: boolean): string {
  const { id, batchId, model, mode, input, price, receipt, result, parents, createdAt, endedAt } = record;
  const about = {
    id,
    batch: batchId,
    model,
    mode,
    prompt: input.prompt ?? null,
    seed: input.seed ?? null,
    input,
    picture: result && { width: result.width, height: result.height, seconds: result.seconds },
    credits: { price, charged: receipt.charged, returned: receipt.returned },
    createdAt: iso(createdAt),
    readyAt: iso(endedAt),
    parents,
    contentCredentials: 'Inside the video file where the server signs clips (C2PA); readers show who made it and how.',
    hasMark: !(isClean && result?.master),
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

/** Those that are a member's own and ready, in the order they were named; several need a plan that gives them together. */
export async function libraryFiles(
  { creations, files, plans, storage }: LibraryFilesDeps,
  { memberId, ids }: OwnSelection,
): Promise<Result<readonly LibraryFile[], SelectionProblem>> {
  const rights = await plans.rightsOf(memberId);
  const wanted = [...new Set(ids)];
  if (wanted.length > 1 && !rights.hasBatchDownload) return fail('plan-needed');
  const records = new Map((await creations.findMany(memberId, wanted)).map((record) => [record.id, record]));
  const found: LibraryFile[] = [];
  for (const id of wanted) {
    const record = records.get(id);
    const file =
      record?.result && (await storedFile({ files, storage }, shownClip(record.result, rights.hasCleanClips).id));
    if (!record || !file) continue;
    const name = clipName(record.input.prompt ?? record.input.effect, found.length + 1);
    const sidecar = sidecarOf(record, rights.hasCleanClips);
    found.push({ name, storageKey: file.storageKey, at: record.createdAt, sidecar });
  }
  return found.length > 0 ? ok(found) : fail('nothing-ready');
}
