import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { createDiskStorage } from './disk-storage.ts';
import { conformsToStorage, fileWith } from './storage-conformance.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-storage-'));
afterAll(() => rmSync(home, { recursive: true }));
let count = 0;
const fresh = () => join(home, String((count += 1)));

describe('storage on disk', () => {
  conformsToStorage(() => createDiskStorage({ folder: fresh(), lowDiskBytes: 0 }));

  it('leaves no half-written file behind', async () => {
    const folder = fresh();
    const storage = createDiskStorage({ folder, lowDiskBytes: 0 });
    await expect(storage.put('01940000-aa', { path: join(home, 'nowhere'), bytes: 1 })).rejects.toThrow('ENOENT');
    await storage.put('01940000-aa', fileWith('whole'));
    expect(globSync('**/*.part', { cwd: folder })).toEqual([]);
  });

  it('has room until the low-disk mark is reached', async () => {
    expect(await createDiskStorage({ folder: fresh(), lowDiskBytes: 0 }).hasRoom()).toBe(true);
    expect(await createDiskStorage({ folder: fresh(), lowDiskBytes: Number.MAX_SAFE_INTEGER }).hasRoom()).toBe(false);
  });
});
