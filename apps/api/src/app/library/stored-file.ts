import type { StoredFile, StoredFiles } from '../../domain/library/media.ts';
import type { Storage } from '../../domain/storage.ts';

interface StoredFileDeps {
  readonly files: StoredFiles;
  readonly storage: Pick<Storage, 'size'>;
}

/** A file that is known and there: what a restored backup or a broken disk has lost is left out. */
export async function storedFile({ files, storage }: StoredFileDeps, id: string): Promise<StoredFile | undefined> {
  const file = await files.find(id);
  return file && (await storage.size(file.storageKey)) !== undefined ? file : undefined;
}
