import { createHash } from 'node:crypto';

import type { Storage } from '../domain/storage.ts';

export interface StoredDigest {
  readonly bytes: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
}

/** A stored file as it lies there: of two workers that made the same, the first one's stays. */
export async function digestOf(storage: Pick<Storage, 'open'>, key: string): Promise<StoredDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of (await storage.open(key)) ?? []) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, checksum: hash.digest('hex') };
}
