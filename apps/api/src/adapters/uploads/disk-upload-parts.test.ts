import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { createDiskUploadParts } from './disk-upload-parts.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-parts-'));
// A join that failed may still be making its empty file.
afterAll(() => rmSync(home, { recursive: true, maxRetries: 5 }));
const folder = join(home, 'incoming');
const parts = createDiskUploadParts({ folder });

async function put(uploadId: string, ...texts: string[]) {
  const result = await parts.put(
    uploadId,
    texts.map((text) => Buffer.from(text)),
  );
  return result.ok ? result.value : '';
}

it('gives parts back in the order that is asked for, and keeps uploads apart', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const keys = [await put(one, 'a boat', ' on'), await put(one, ' a storm')];
  await put(other, 'noise');
  const path = join(home, 'joined');
  await parts.join(one, keys, path);
  expect(readFileSync(path, 'utf8')).toBe('a boat on a storm');
  await parts.join(one, [], path);
  expect(readFileSync(path, 'utf8')).toBe('');
  expect(new Set(await parts.list())).toEqual(new Set([one, other]));
  expect(statSync(join(folder, one)).mode & 0o077).toBe(0);
});

it('forgets an upload whole, also one that never was', async () => {
  const id = randomUUID();
  const key = await put(id, 'soon gone');
  for (let times = 0; times < 2; times += 1) await parts.remove(id);
  expect(existsSync(join(folder, id))).toBe(false);
  await expect(parts.join(id, [key], join(home, 'gone'))).rejects.toThrow('ENOENT');
});

it.each(['..', '../../etc', 'a', ''])('takes no name of another kind: "%s"', async (name) => {
  await expect(parts.put(name, [])).rejects.toThrow('is no name');
  await expect(parts.join(randomUUID(), [name], join(home, 'x'))).rejects.toThrow('is no name');
  expect(() => parts.remove(name)).toThrow('is no name');
});
