import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, type Result } from '@kinora/contracts';

import type { Storage } from '../../domain/storage.ts';
import { isFull } from './durable.ts';

interface Copying {
  readonly storage: Pick<Storage, 'open' | 'put' | 'size'>;
  /** For scratch files. */
  readonly folder: string;
}

/** Copies stored files under another key, whole or not at all, without reading their content. */
export function createFileCopier({ storage, folder }: Copying) {
  return async (from: string, to: string): Promise<Result<null, 'gone' | 'storage-full'>> => {
    const [stream, bytes] = [await storage.open(from), await storage.size(from)];
    if (!stream || bytes === undefined) return fail('gone');
    const path = join(folder, `.copy-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      return await storage.put(to, { path, bytes });
    } catch (error) {
      if (isFull(error)) return fail('storage-full');
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  };
}
