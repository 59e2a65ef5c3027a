import type { Result } from '@kinora/contracts';

/**
 * Where the bytes of uploads lie until they are looked at; never served. Stored files are whole and stay as they are
 * (see `Storage`), so what is still on its way lies here, part by part, each under a key of its own: in a private
 * folder, or in a bucket as objects below the upload's id. All processes of an instance must see the same parts.
 */
export interface UploadParts {
  /** Resolves with the part's key when it would survive a power cut. Two parts never share a key. */
  put(uploadId: string, pieces: readonly Uint8Array[]): Promise<Result<string, 'storage-full'>>;
  /** Writes parts one after the other into a local file. Throws when one is missing. */
  join(uploadId: string, keys: readonly string[], path: string): Promise<void>;
  /** Removes all parts of an upload, including unrecorded ones. */
  remove(uploadId: string): Promise<void>;
  /** The uploads that have parts here. */
  list(): Promise<readonly string[]>;
}
