import type { Photos } from '../../domain/identity/photos.ts';
import type { Storage } from '../../domain/storage.ts';

export interface TidyPhotosDeps {
  readonly photos: Pick<Photos, 'forget' | 'removed'>;
  readonly storage: Pick<Storage, 'remove'>;
}

/** Removes the pictures that no member shows any more. Any number of processes may do so at once, and end anywhere. */
export async function tidyPhotos({ photos, storage }: TidyPhotosDeps): Promise<void> {
  for (const { id, storageKey } of await photos.removed()) {
    await storage.remove(storageKey);
    await photos.forget(id);
  }
}
