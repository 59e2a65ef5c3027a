import type { Result } from '@kinora/contracts';

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where finished files lie. Keys are server ids; a stored file never changes and cannot be added to, as a bucket's
 * cannot: unfinished uploads lie in `UploadParts` until they are complete.
 */
export interface Storage {
  /** Takes over a local file; the same key twice keeps the first. */
  put(key: string, file: { readonly path: string; readonly bytes: number }): Promise<Result<null, 'storage-full'>>;
  /** A stream of the file or of a part of it; undefined when there is no such file. */
  open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Size in bytes, or undefined. */
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
  /** Whether there is room for new work. */
  hasRoom(): Promise<boolean>;
}
