import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createPostgresFiles } from '../../adapters/postgres/library/postgres-files.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createFileCopier } from '../../adapters/storage/copy-stored-file.ts';
import { uploadKey } from '../../domain/uploads/upload.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { createScriptedProvider } from '../../testing/creations/scripted-provider.ts';
import { plansIn } from '../../testing/money/plans.ts';
import { clipAsUpload, type ClipUploadDeps } from './clip-as-upload.ts';

let line: ClipLine;
let deps: ClipUploadDeps;
let made: { memberId: string; id: string };
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  const { storage, workFolder } = line;
  deps = {
    ...line,
    files: createPostgresFiles(line.db),
    plans: plansIn(new Map()),
    limitsOf: async () => ({ unfinished: 2, bytes: 1_000_000_000 }),
    copyFile: createFileCopier({ storage, folder: join(line.home, 'copies') }),
  };
  const worker = line.startWorker(createScriptedProvider({ folder: workFolder, pace: 5 }));
  const order = await line.order();
  await vi.waitUntil(async () => (await order.read()).record?.state === 'ready', { timeout: 10_000 });
  await worker.close();
  made = order;
}, 30_000);
afterAll(() => line.close());

it('is the clip as its member sees it, copied, and the same one when it is asked for again', async () => {
  const first = await clipAsUpload(deps, made);
  if (!first.ok) throw new Error(first.failure);
  const { value: upload } = first;
  expect(upload).toMatchObject({ state: 'ready', kind: 'video', name: 'a paper boat on a storm at night.mp4' });
  const { bytes } = (await line.creations.find(made.memberId, made.id))?.result ?? { bytes: 0 };
  expect([upload.bytes, upload.received, await line.storage.size(uploadKey(upload.id))]).toEqual([bytes, bytes, bytes]);
  expect(await clipAsUpload(deps, made)).toEqual(first);
  expect(await line.clipUploads.clipsOf(made.memberId, [upload.id, made.id, 'none'])).toEqual([made.id]);
  expect((await line.uploads.list(made.memberId, { limit: 5 })).uploads).toEqual([upload]);
});

it('is there only for whom the clip belongs to, and once the clip is ready', async () => {
  const other = await line.order();
  const unknown = { ok: false, failure: 'unknown-creation' };
  expect(await clipAsUpload(deps, { ...made, memberId: other.memberId })).toEqual(unknown);
  expect(await clipAsUpload(deps, other)).toEqual(unknown);
  expect(await line.clipUploads.clipsOf(other.memberId, [made.id])).toEqual([]);
});

it('leaves nothing behind where it cannot be made', async () => {
  const { memberId } = made;
  for (const { id } of (await line.uploads.list(memberId, { limit: 5 })).uploads)
    await line.uploads.remove(memberId, id);
  const copying = (failure: 'gone' | 'storage-full') => ({
    ...deps,
    copyFile: () => Promise.resolve({ ok: false as const, failure }),
  });
  expect(await clipAsUpload(copying('storage-full'), made)).toEqual({ ok: false, failure: 'unavailable' });
  expect(await clipAsUpload(copying('gone'), made)).toEqual({ ok: false, failure: 'unknown-creation' });
  const small = { ...deps, limitsOf: async () => ({ unfinished: 2, bytes: 1 }) };
  expect(await clipAsUpload(small, made)).toEqual({ ok: false, failure: 'uploads-full' });
  const full = { ...deps, storage: { hasRoom: () => Promise.resolve(false) } };
  expect(await clipAsUpload(full, made)).toEqual({ ok: false, failure: 'unavailable' });
  const left = await line.db.selectFrom('upload').select('id').where('removed_at', 'is', null).execute();
  expect(left).toEqual([]);
  expect(await clipAsUpload(deps, made)).toMatchObject({ ok: true });
});
