import { fail, ok, type Result } from '@kinora/contracts';

import type { Photos } from '../../../domain/identity/photos.ts';
import type { Storage } from '../../../domain/storage.ts';
import type { Uploads } from '../../../domain/uploads/upload.ts';

export interface SetPhotoDeps {
  readonly photos: Pick<Photos, 'plan' | 'show'>;
  readonly uploads: Pick<Uploads, 'find'>;
  readonly storage: Pick<Storage, 'hasRoom'>;
  /** Copies a stored file; the same key twice keeps the first. */
  readonly copyFile: (from: string, to: string) => Promise<Result<null, 'gone' | 'storage-full'>>;
}

/**
 * Shows a copy of an upload as the member's picture, or none for an empty id. The row comes first, then the file, then
 * it is shown: what a crash leaves behind is cleaned up as an unused picture.
 */
export async function setPhoto(
  { photos, uploads, storage, copyFile }: SetPhotoDeps,
  { memberId, uploadId }: { readonly memberId: string; readonly uploadId: string },
): Promise<Result<null, 'unavailable' | 'unknown-upload'>> {
  if (uploadId === '') {
    await photos.show(memberId, null);
    return ok(null);
  }
  const upload = await uploads.find(memberId, uploadId);
  if (upload?.kind !== 'picture') return fail('unknown-upload');
  const photo = (await storage.hasRoom()) ? await photos.plan(memberId, uploadId) : undefined;
  if (!photo) return fail('unavailable');
  const copied = await copyFile(photo.sourceKey, photo.storageKey);
  if (!copied.ok) return fail(copied.failure === 'gone' ? 'unknown-upload' : 'unavailable');
  await photos.show(memberId, photo.id);
  return ok(null);
}
