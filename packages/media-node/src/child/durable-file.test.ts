import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { digestOf, makeDurable, writeDurably } from './durable-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-durable-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('writes what it was given, over what was there', async () => {
  const file = join(folder, 'poster');
  await writeDurably(file, Buffer.from('first and longer'));
  await writeDurably(file, Buffer.from('second'));
  await makeDurable(file);
  expect(await readFile(file, 'utf8')).toBe('second');
});

it('tells the size and the SHA-256 of a file', async () => {
  const file = join(folder, 'abc');
  await writeDurably(file, Buffer.from('abc'));
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await digestOf(file)).toEqual({ bytes: 3, sha256 });
});

it('throws the code of a full disk', async () => {
  await expect(writeDurably('/dev/full', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
});
