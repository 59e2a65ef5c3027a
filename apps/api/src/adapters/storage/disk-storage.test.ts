import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    const full = createDiskStorage({ folder: fresh(), lowDiskBytes: Number.MAX_SAFE_INTEGER });
    expect(await Promise.all([full.hasRoom(), full.hasRoom()])).toEqual([false, false]);
  });

  it('looks again when it could not tell whether there is room', async () => {
    const folder = fresh();
    writeFileSync(folder, 'in the way');
    const storage = createDiskStorage({ folder, lowDiskBytes: 0 });
    await expect(storage.hasRoom()).rejects.toThrow('EEXIST');
    rmSync(folder);
    expect(await storage.hasRoom()).toBe(true);
  });
});
