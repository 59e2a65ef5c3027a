import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fail } from '@kinora/contracts';
import type { MadeFile } from '@kinora/video-providers';
import { afterAll, expect, it } from 'vitest';

import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import type { NewClip } from '../../domain/creations/creation.ts';
import type { Storage } from '../../domain/storage.ts';
import type { Slot } from '../slots.ts';
import { deliverClip } from './deliver-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-deliver-'));
afterAll(() => rmSync(folder, { recursive: true }));

const storage = createDiskStorage({ folder: join(folder, 'storage'), lowDiskBytes: 0 });
const slot: Slot = {
  lease: { jobId: 'job', token: 'token' },
  signal: new AbortController().signal,
  stopReason: () => undefined,
};
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

function aFile(name: string, text: string): MadeFile {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { path, type: 'video/mp4', bytes: text.length, checksum: sumOf(text) };
}

/** A clip with a master, of which every file says its name. */
const aMadeClip = (mark: string) => ({
  video: aFile(`clip-${mark}`, `clip ${mark}`),
  poster: aFile(`poster-${mark}`, `poster ${mark}`),
  renditions: [{ ...aFile(`master-${mark}`, `master ${mark}`), kind: 'master' as const }],
  width: 2,
  height: 2,
  seconds: 1,
});

/** Delivers and tells what the creations were given. */
async function delivered(id: string, mark: string, over: Storage = storage) {
  const clips: NewClip[] = [];
  const deliver = async (_: unknown, clip: NewClip) => (clips.push(clip), 'delivered' as const);
  const made = aMadeClip(mark);
  const end = await deliverClip({ creations: { deliver }, storage: over, isUnavailable: () => false }, slot, {
    id,
    made,
    keepsMaster: true,
  });
  const left = [made.video, made.poster, ...made.renditions].filter(({ path }) => existsSync(path));
  return { end, clip: clips[0], left };
}

it('stores every file under a key of its own and hands all over at once', async () => {
  const { clip, end, left } = await delivered('01940000-first', 'a');
  expect(end).toBe('delivered');
  expect(clip?.video).toMatchObject({ kind: 'clip', storageKey: '01940000-first-clip', checksum: sumOf('clip a') });
  expect(clip?.renditions).toMatchObject([{ kind: 'master', storageKey: '01940000-first-master', bytes: 8 }]);
  expect(left).toEqual([]);
});

it('keeps what an earlier attempt has stored, and describes that', async () => {
  await delivered('01940000-again', 'the first time');
  const { clip, end } = await delivered('01940000-again', 'b');
  expect(end).toBe('delivered');
  expect(clip?.video).toMatchObject({ bytes: 19, checksum: sumOf('clip the first time') });
  expect(clip?.renditions).toMatchObject([{ checksum: sumOf('master the first time') }]);
});

it('delivers nothing when a file finds no room, and leaves nothing in the work folder', async () => {
  const put: Storage['put'] = async (key, file) =>
    key.endsWith('-master') ? fail('storage-full') : storage.put(key, file);
  const { clip, end, left } = await delivered('01940000-full', 'c', { ...storage, put });
  expect([end, clip, left]).toEqual(['storage-full', undefined, []]);
});
