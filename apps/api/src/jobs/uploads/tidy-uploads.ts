import type { Storage } from '../../domain/storage.ts';
import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import { posterKey } from '../../domain/uploads/upload-posters.ts';
import { PREVIEW_KINDS, previewKey } from '../../domain/uploads/upload-previews.ts';
import { uploadKey, type Uploads } from '../../domain/uploads/upload.ts';

export interface TidyUploadsDeps {
  readonly uploads: Pick<Uploads, 'expire' | 'forget' | 'needingParts' | 'removed'>;
  readonly parts: Pick<UploadParts, 'list' | 'remove'>;
  readonly storage: Pick<Storage, 'remove'>;
}

/**
 * Removes the bytes of uploads that are over: of those looked at, what was sent; of those removed, what was made of
 * them, too, once no creation needs it. Any number of processes may do so at once, and end anywhere.
 */
export async function tidyUploads({ uploads, parts, storage }: TidyUploadsDeps): Promise<void> {
  await uploads.expire();
  const lying = await parts.list();
  const needed = new Set(await uploads.needingParts(lying));
  for (const id of lying) if (!needed.has(id)) await parts.remove(id);
  for (const id of await uploads.removed()) {
    await storage.remove(uploadKey(id));
    await storage.remove(posterKey(id));
    for (const kind of PREVIEW_KINDS) await storage.remove(previewKey(id, kind));
    await uploads.forget(id);
  }
}
