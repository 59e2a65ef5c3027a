import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@kinora/contracts';

import type { UploadParts } from '../../domain/uploads/upload-parts.ts';
import { isFull, syncFolder } from '../storage/durable.ts';

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function surelyName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of an upload or a part`);
  return name;
}

async function writeSafely(path: string, pieces: readonly Uint8Array[]) {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const piece of pieces) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* bytesOf(paths: readonly string[]) {
  for (const path of paths) yield* createReadStream(path);
}

/** Parts as files below a private folder, a folder for each upload. */
export function createDiskUploadParts({ folder }: { readonly folder: string }): UploadParts {
  const placeOf = (uploadId: string) => join(folder, surelyName(uploadId));

  async function put(uploadId: string, pieces: readonly Uint8Array[]): Promise<Result<string, 'storage-full'>> {
    const place = placeOf(uploadId);
    const key = randomUUID();
    try {
      const made = await mkdir(place, { recursive: true, mode: 0o700 });
      await writeSafely(join(place, key), pieces);
      await syncFolder(place);
      if (made !== undefined) await syncFolder(folder);
      return ok(key);
    } catch (error) {
      await rm(join(place, key), { force: true });
      if (isFull(error)) return fail('storage-full');
      throw error;
    }
  }

  async function joinParts(uploadId: string, keys: readonly string[], path: string) {
    const paths = keys.map((key) => join(placeOf(uploadId), surelyName(key)));
    await pipeline(bytesOf(paths), createWriteStream(path, { mode: 0o600 }));
  }

  return {
    put,
    join: joinParts,
    remove: (uploadId) => rm(placeOf(uploadId), { recursive: true, force: true }),
    list: async () => (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)),
  };
}
