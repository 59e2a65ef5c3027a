import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rm, stat, statfs, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { fail, ok, type Result } from '@kinora/contracts';

import type { Storage } from '../../domain/storage.ts';
import { codeOf, isFull, syncFolder } from './durable.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './keep-private.ts';

const KEY = /^[a-z0-9-]{8,64}$/;
const ROOM_MS = 1000;

/** A copy below our own folder that has reached the disk. */
async function takeIn(path: string, folder: string) {
  const temporary = join(folder, `${randomUUID()}.part`);
  try {
    await copyFile(path, temporary);
    const handle = await open(temporary, 'r+');
    try {
      // Encoders write as the umask says.
      await handle.chmod(PRIVATE_FILE);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A link never overwrites: the second writer finds the file of the first. */
async function publish(temporary: string, final: string) {
  try {
    await link(temporary, final);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(temporary);
  }
  await syncFolder(dirname(final));
}

/** Whether a disk has more than this many free bytes; looked at once a second, however many ask. */
function roomIn(folder: string, lowDiskBytes: number) {
  let known: Promise<boolean> | undefined;
  let knownAt = 0;
  async function look() {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > lowDiskBytes;
  }
  return () => {
    const now = performance.now();
    if (known !== undefined && now - knownAt < ROOM_MS) return known;
    knownAt = now;
    known = look().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Files below one folder, spread over 256 more: temporary file, fsync, link, so that a kill leaves whole files only. */
export function createDiskStorage({ folder, lowDiskBytes }: { folder: string; lowDiskBytes: number }): Storage {
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no storage key`);
    return join(folder, key.slice(-2), key);
  };

  async function put(key: string, { path }: { readonly path: string }): Promise<Result<null, 'storage-full'>> {
    const final = placeOf(key);
    try {
      await mkdir(dirname(final), { recursive: true, mode: PRIVATE_FOLDER });
      await publish(await takeIn(path, dirname(final)), final);
      return ok(null);
    } catch (error) {
      if (isFull(error)) return fail('storage-full');
      throw error;
    }
  }

  async function size(key: string) {
    try {
      return (await stat(placeOf(key))).size;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    put,
    size,
    open: async (key, range) => ((await size(key)) === undefined ? undefined : createReadStream(placeOf(key), range)),
    remove: (key) => rm(placeOf(key), { force: true }),
    hasRoom: roomIn(folder, lowDiskBytes),
  };
}
