import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Storage } from '../../domain/storage.ts';

const KEY = '01940000-0000-7000-8000-0000000000aa';

export function fileWith(content: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'kinora-file-')), 'file');
  writeFileSync(path, content);
  return { path, bytes: content.length };
}

async function read(storage: Storage, range?: { start: number; end: number }) {
  const stream = await storage.open(KEY, range);
  if (!stream) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What every adapter of the port does. */
export function conformsToStorage(create: () => Storage) {
  it('gives back what was put, whole or in part', async () => {
    const storage = create();
    expect(await storage.put(KEY, fileWith('a finished clip'))).toMatchObject({ ok: true });
    expect(await storage.size(KEY)).toBe(15);
    expect(await read(storage)).toBe('a finished clip');
    expect(await read(storage, { start: 2, end: 9 })).toBe('finished');
  });

  it('keeps the first of two files under one key', async () => {
    const storage = create();
    const puts = await Promise.all(['first', 'other'].map((content) => storage.put(KEY, fileWith(content))));
    expect(puts.every(({ ok }) => ok)).toBe(true);
    const kept = await read(storage);
    await storage.put(KEY, fileWith('a late one'));
    expect(await read(storage)).toBe(kept);
  });

  it('knows nothing of what was never put, or was removed', async () => {
    const storage = create();
    expect(await storage.size(KEY)).toBeUndefined();
    expect(await read(storage)).toBeUndefined();
    await storage.put(KEY, fileWith('soon gone'));
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await storage.size(KEY)).toBeUndefined();
  });

  it.each(['../../etc/passwd', 'a/b', '', '.'])('refuses the key "%s"', async (key) => {
    await expect(create().size(key)).rejects.toThrow('no storage key');
  });
}
