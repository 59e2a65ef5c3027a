import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { createDiskUploadParts } from '../uploads/disk-upload-parts.ts';
import { createDiskStorage } from './disk-storage.ts';
import { keepPrivate } from './keep-private.ts';

const made: string[] = [];
const umask = process.umask(0o022);
afterEach(() => {
  process.umask(umask);
  for (const home of made.splice(0)) rmSync(home, { recursive: true });
});

function aHome() {
  const home = mkdtempSync(join(tmpdir(), 'kinora-private-'));
  made.push(home);
  return home;
}

/** What other accounts may do with anything below the folders of members, by path. */
function openTo(home: string) {
  return readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (statSync(join(home, path)).mode & 0o077) !== 0,
  );
}

/** A home as an older version left it. */
function anOldHome() {
  const home = aHome();
  for (const folder of ['storage/ab', 'incoming/x', 'work/y']) {
    mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(join(home, folder, 'clip'), 'bytes');
  }
  return home;
}

describe('S33: what members send and make', () => {
  it('is closed to other accounts, where it was open before', async () => {
    const home = anOldHome();
    expect(openTo(home).length).toBeGreaterThan(5);
    await keepPrivate(home);
    expect(openTo(home)).toEqual([]);
  });

  it('is closed again at every start: folders always, files of a restored backup once', async () => {
    const home = anOldHome();
    await keepPrivate(home);
    const restored = aHome();
    for (const name of ['storage', 'incoming', 'work']) {
      cpSync(join(home, name), join(restored, name), { recursive: true });
      chmodSync(join(restored, name), 0o755);
    }
    chmodSync(join(restored, 'storage/ab/clip'), 0o644);
    await keepPrivate(restored);
    expect(openTo(restored)).toEqual([]);
  });

  it('looks at files once, so that a start does not wait for all of them', async () => {
    const home = anOldHome();
    await keepPrivate(home);
    chmodSync(join(home, 'storage/ab/clip'), 0o644);
    chmodSync(join(home, 'storage'), 0o755);
    await keepPrivate(home);
    // Behind a closed folder.
    expect(openTo(home)).toEqual(['storage/ab/clip']);
  });

  it('is closed when it is written, whatever the umask is, also by two processes at once', async () => {
    process.umask(0);
    const home = aHome();
    await Promise.all([keepPrivate(home), keepPrivate(home)]);
    const file = join(home, 'work/clip.mp4');
    writeFileSync(file, 'bytes', { mode: 0o600 });
    chmodSync(file, 0o644);
    const storage = createDiskStorage({ folder: join(home, 'storage'), lowDiskBytes: 0 });
    expect(await storage.put('0123456789abcdef', { path: file, bytes: 5 })).toMatchObject({ ok: true });
    const parts = createDiskUploadParts({ folder: join(home, 'incoming') });
    await parts.put('01940000-0000-7000-8000-0000000000aa', [Buffer.from('x')]);
    expect(openTo(home)).toEqual(['work/clip.mp4']);
  });
});
