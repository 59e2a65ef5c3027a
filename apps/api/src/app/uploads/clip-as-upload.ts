import { fail, ok, type Result } from '@kinora/contracts';

import type { Creations } from '../../domain/creations/creation.ts';
import { shownClip } from '../../domain/creations/shown-clip.ts';
import { clipName } from '../../domain/library/clip-name.ts';
import type { StoredFiles } from '../../domain/library/media.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { Storage } from '../../domain/storage.ts';
import type { ClipUploads } from '../../domain/uploads/clip-uploads.ts';
import {
  uploadKey,
  type TooMuch,
  type UploadLimits,
  type UploadRecord,
  type Uploads,
} from '../../domain/uploads/upload.ts';

export interface ClipUploadDeps {
  readonly creations: Pick<Creations, 'find'>;
  readonly clipUploads: Pick<ClipUploads, 'adopt' | 'copyOf'>;
  readonly uploads: Pick<Uploads, 'begin' | 'find' | 'remove'>;
  readonly files: StoredFiles;
  readonly plans: Plans;
  readonly storage: Pick<Storage, 'hasRoom'>;
  readonly limitsOf: (memberId: string) => Promise<UploadLimits>;
  /** Copies a stored file under another key. */
  readonly copyFile: (from: string, to: string) => Promise<Result<null, 'gone' | 'storage-full'>>;
}

export type ClipUploadFailure = TooMuch | 'unavailable' | 'unknown-creation';

interface Begun {
  readonly upload: UploadRecord;
  readonly clip: { readonly creationId: string; readonly assetId: string };
  readonly storageKey: string;
}

/** Copies the file to where that of a begun upload belongs; one that cannot be is removed again. */
async function fill(
  { clipUploads, copyFile, uploads }: ClipUploadDeps,
  { clip, storageKey, upload: { id, memberId } }: Begun,
): Promise<Result<UploadRecord, ClipUploadFailure>> {
  const copied = await copyFile(storageKey, uploadKey(id));
  const isThere = copied.ok && (await clipUploads.adopt(id, clip));
  const upload = isThere ? await uploads.find(memberId, id) : undefined;
  if (upload) return ok(upload);
  await uploads.remove(memberId, id);
  return fail(copied.ok || copied.failure === 'gone' ? 'unknown-creation' : 'unavailable');
}

/**
 * Makes an upload of a member's own ready clip, as it is shown to the member: a copy in the storage, which no byte leaves.
 * Asked for again it is the same one. It is begun before the copy, so that an unfinished one is cleaned up like any
 * other.
 */
export async function clipAsUpload(
  deps: ClipUploadDeps,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<Result<UploadRecord, ClipUploadFailure>> {
  const { clipUploads, creations, files, limitsOf, plans, storage, uploads } = deps;
  const creation = await creations.find(memberId, id);
  if (!creation?.result) return fail('unknown-creation');
  const shown = shownClip(creation.result, (await plans.rightsOf(memberId)).hasCleanClips);
  const clip = { creationId: creation.id, assetId: shown.id };
  const known = await clipUploads.copyOf(memberId, clip);
  if (known) return ok(known);
  const file = await files.find(shown.id);
  if (!file) return fail('unknown-creation');
  if (!(await storage.hasRoom())) return fail('unavailable');
  const name = clipName(creation.input.prompt, 1).slice('01 '.length);
  const begun = await uploads.begin({ memberId, name, bytes: shown.bytes }, await limitsOf(memberId));
  if (!begun.ok) return begun;
  return fill(deps, { upload: begun.value, clip, storageKey: file.storageKey });
}
