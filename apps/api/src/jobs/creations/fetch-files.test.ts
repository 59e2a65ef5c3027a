import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import { fetchFiles } from './fetch-files.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-bring-'));
const folder = join(home, 'work');
const storage = createDiskStorage({ folder: join(home, 'storage'), lowDiskBytes: 0 });
const PICTURE = { type: 'image/webp', width: 8, height: 6, seconds: null };
const FILES = [
  { ...PICTURE, id: 'one', storageKey: 'picture-one' },
  { ...PICTURE, id: 'two', storageKey: 'picture-two' },
  { ...PICTURE, id: 'lost', storageKey: 'picture-lost' },
  { ...PICTURE, id: 'film', storageKey: 'picture-two', type: 'video/mp4', seconds: 2.5 },
];
const uploads = { filesOf: async (ids: readonly string[]) => FILES.filter(({ id }) => ids.includes(id)) };
const bring = (input: object) => fetchFiles({ folder, storage, uploads }, { input, name: 'clip' });

beforeAll(async () => {
  for (const word of ['one', 'two']) {
    const path = join(home, word);
    writeFileSync(path, word);
    await storage.put(`picture-${word}`, { path, bytes: 3 });
  }
});
afterAll(() => rmSync(home, { recursive: true }));

it('copies the files of an input to where the clip is made, until they are not needed any more', async () => {
  const brought = await bring({ first: 'one', last: 'two', prompt: 'hello' });
  if (!brought.ok) throw new Error(brought.failure.detail);
  const { files } = brought.value;
  expect(files).toEqual({ first: join(folder, 'clip.first.webp'), last: join(folder, 'clip.last.webp') });
  expect([readFileSync(files.first ?? '', 'utf8'), readFileSync(files.last ?? '', 'utf8')]).toEqual(['one', 'two']);
  await brought.value.remove();
  expect(readdirSync(folder)).toEqual([]);
});

it('brings a video with its size and length', async () => {
  const brought = await bring({ video: 'film' });
  if (!brought.ok) throw new Error(brought.failure.detail);
  const { files, video } = brought.value;
  expect({ files, video }).toEqual({
    files: { video: join(folder, 'clip.video.mp4') },
    video: { width: 8, height: 6, seconds: 2.5 },
  });
  await brought.value.remove();
});

it('does nothing for an input without files', async () => {
  rmSync(folder, { recursive: true, force: true });
  expect(await bring({ prompt: 'hello' })).toMatchObject({ ok: true, value: { files: {} } });
  expect(existsSync(folder)).toBe(false);
});

it.each(['lost', 'unknown'])('says that the clip cannot be made when a file is %s, and leaves none', async (last) => {
  const failure = { reason: 'file-gone' };
  expect(await bring({ first: 'one', last })).toMatchObject({ ok: false, failure });
  expect(readdirSync(folder)).toEqual([]);
});
