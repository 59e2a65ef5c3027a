import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { someFacts } from '@kinora/timeline/fixtures';
import { afterAll, expect, it } from 'vitest';

import type { OwnMedium } from '../../domain/projects/project-media.ts';
import { fetchMedia, type MediaFetchDeps } from './fetch-media.ts';
import { makeExport, type ExportJobDeps } from './make-export.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-make-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = (id: string, master: string | null): OwnMedium => ({
  mediaId: `creation:${id}`,
  name: id,
  facts: someFacts(),
  fileId: `${id}-clip`,
  master: master === null ? null : { id: master, bytes: 1 },
  keepsMark: false,
  bytes: 1,
  posterId: null,
  spriteId: null,
  proxyId: null,
  peaksId: null,
  isPreparing: false,
});

const deps: MediaFetchDeps = {
  folder,
  projectMedia: { find: async () => [own('lake', 'lake-master'), own('wood', null), own('erased', null)] },
  files: { find: async (id) => (id.startsWith('erased') ? undefined : { id, type: 'video/mp4', storageKey: id }) },
  storage: {
    open: async (key) => {
      async function* bytes() {
        yield Buffer.from(`bytes of ${key}`);
      }
      return bytes();
    },
  },
};

it('brings masters where they were kept, and takes all away again', async () => {
  const request = { memberId: 'ada', mediaIds: ['creation:lake', 'creation:wood'], name: 'c1' };
  const brought = await fetchMedia(deps, request);
  if (!brought.ok) throw new Error(brought.failure.detail);
  const contents = Object.values(brought.value.sources).map((path) => readFileSync(path, 'utf8'));
  expect(contents).toEqual(['bytes of lake-master', 'bytes of wood-clip']);
  await brought.value.remove();
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['creation:theirs', 'creation:erased'])('leaves nothing where %s is gone', async (mediaId) => {
  const request = { memberId: 'ada', mediaIds: ['creation:lake', mediaId], name: 'c2' };
  expect(await fetchMedia(deps, request)).toMatchObject({ ok: false, failure: { reason: 'file-gone' } });
  expect(readdirSync(folder)).toEqual([]);
});

it('only finishes a job whose creation has ended meanwhile', async () => {
  const finished: unknown[] = [];
  const lease = { jobId: 'j1', token: 't1' };
  const slot = { lease, signal: new AbortController().signal, stopReason: () => undefined };
  // Nothing else may be asked for.
  const some = {
    ...deps,
    creations: { begin: () => Promise.resolve(undefined) },
    queue: { finish: (given: unknown) => Promise.resolve(finished.push(given) > 0) },
  } as unknown as ExportJobDeps;
  const job = {
    id: 'j1',
    key: 'k',
    lane: 'export',
    memberId: 'ada',
    creationId: 'c1',
    payload: {},
    attempt: 1,
    maxAttempts: 2,
    startedAt: 0,
    lease,
  };
  await makeExport(some, job, slot);
  expect(finished).toEqual([lease]);
});
