import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import { createPlans } from '../../domain/money/plans.ts';
import type { SharedRecord } from '../../domain/sharing/shares.ts';
import { serveShared } from './serve-shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-shared-'));
const storage = createDiskStorage({ folder: join(folder, 'storage'), lowDiskBytes: 0 });
let tier: 'pro' | null = null;
let found: SharedRecord | undefined;
const result = { videoId: 'marked', posterId: 'poster', master: { id: 'clean', bytes: 5 } };
// As much of a creation as is looked at.
const shared = { record: { memberId: 'ada', result } } as SharedRecord;
const app = fastify();
serveShared({
  storage,
  shares: { find: () => Promise.resolve(found) },
  files: {
    find: (id) => Promise.resolve(id === 'poster' ? undefined : { id, type: 'video/mp4', storageKey: `${id}-clip` }),
  },
  plans: createPlans({ tierOf: () => Promise.resolve(tier) }),
})(app, () => {
  throw new Error('a link asks nobody who they are');
});

beforeAll(async () => {
  for (const name of ['marked', 'clean']) {
    const path = join(folder, name);
    writeFileSync(path, name);
    await storage.put(`${name}-clip`, { path, bytes: name.length });
  }
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (file: string) => {
  const { body, statusCode } = await app.inject(`/media/share/a-link/${file}`);
  return statusCode === 200 ? body : statusCode;
};

it('is what its member sees', async () => {
  found = shared;
  tier = null;
  expect(await get('clip.mp4')).toBe('marked');
  tier = 'pro';
  expect(await get('clip.mp4')).toBe('clean');
});

it('is nothing else, and nothing where there is no link, no clip or no file', async () => {
  found = shared;
  expect([await get('poster.jpg'), await get('clean'), await get('constructor')]).toEqual([404, 404, 404]);
  found = { ...shared, record: { ...shared.record, result: null } };
  expect(await get('clip.mp4')).toBe(404);
  found = undefined;
  expect(await get('clip.mp4')).toBe(404);
});
