import { randomUUID } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';
import { Upload } from '@tus/server';
import { describe, expect, it } from 'vitest';

import { createMemoryQueue } from '../../adapters/memory-queue.ts';
import { createMemoryUploads } from '../../adapters/uploads/memory-uploads.ts';
import { INTAKE_LANE } from '../../domain/uploads/upload.ts';
import { tusError, tusFailureOf } from './tus-failure.ts';
import { TusStore, type TusStoreDeps } from './tus-store.ts';

const NEVER = new AbortController().signal;

const limitsOf = async () => ({ unfinished: 2, bytes: 1000 });

async function aStore(change: Partial<TusStoreDeps> = {}) {
  const queue = createMemoryQueue();
  await queue.configure({ name: INTAKE_LANE, maxRunning: 9, memberCap: 9 });
  const uploads = createMemoryUploads({ queue, jobOf: () => undefined, now: Date.now });
  const parts = { put: async () => ok(randomUUID()) };
  const deps: TusStoreDeps = { uploads, parts, limitsOf, log: () => undefined, ...change };
  const memberId = randomUUID();
  const begin = async (metadata: Record<string, string | null> = { filename: 'ada.jpg' }, size = 100) => {
    const store = new TusStore(deps, memberId);
    const { id } = await store.create(new Upload({ id: 'none', size, offset: 0, metadata }));
    return { id, find: () => uploads.find(memberId, id) };
  };
  return { begin, uploads, memberId, open: () => new TusStore(deps, memberId) };
}

async function* bytes(count: number) {
  yield new Uint8Array(count);
}

const lockOf = (store: TusStore, method: string, id: string) => store.locker(method).newLock(id);

describe('the store of a request', () => {
  it.each([
    ['ada.jpg', 'ada.jpg'],
    [' a\u0000\n b\t ', 'a b'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['é'.normalize('NFD').repeat(300), 'é'.repeat(200)],
    ['', 'file'],
    [null, 'file'],
  ])('keeps the name %j as one line of text', async (filename, name) => {
    const { begin } = await aStore();
    expect((await (await begin({ filename })).find())?.name).toBe(name);
  });

  it('takes larger files for a timeline, up to its own limit', async () => {
    const large = 300_000_000;
    const { begin } = await aStore({ limitsOf: async () => ({ unfinished: 9, bytes: 3e9 }) });
    await expect(begin({ filename: 'a' }, large)).rejects.toMatchObject({ status_code: 413, body: 'too-large\n' });
    await expect(begin({ filename: 'a', use: 'anything' }, large)).rejects.toMatchObject({ status_code: 413 });
    expect((await (await begin({ filename: 'a', use: 'timeline' }, large)).find())?.bytes).toBe(large);
    await expect(begin({ filename: 'a', use: 'timeline' }, 2_000_000_001)).rejects.toMatchObject({ status_code: 413 });
  });

  it('takes the lock to add, and gives it back when it is done', async () => {
    const { begin, memberId, open, uploads } = await aStore();
    const { id, find } = await begin();
    const store = open();
    await lockOf(store, 'PATCH', id).lock(NEVER, () => undefined);
    expect(await uploads.lock(memberId, id, 1000)).toEqual(fail('locked'));
    await lockOf(open(), 'HEAD', id).lock(NEVER, () => undefined);
    expect(await store.write(bytes(60), id, 0)).toBe(60);
    await store.release();
    expect(await find()).toMatchObject({ received: 60 });
    expect((await uploads.lock(memberId, id, 1000)).ok).toBe(true);
  });

  it('takes the lock for what comes with the beginning, too', async () => {
    const { begin, memberId, open, uploads } = await aStore();
    const { id } = await begin();
    const store = open();
    expect(await store.write(bytes(100), id, 0)).toBe(100);
    await store.release();
    expect((await uploads.lock(memberId, id, 1000)).ok).toBe(true);
  });

  it('refuses in words of the protocol', async () => {
    const { begin, open } = await aStore({ parts: { put: async () => fail('storage-full') } });
    const { id } = await begin();
    const store = open();
    await expect(store.write(bytes(5), id, 0)).rejects.toMatchObject({ status_code: 503, body: 'unavailable\n' });
    await store.release();
    for (const act of [
      open().getUpload('x'),
      open().remove('x'),
      lockOf(open(), 'PATCH', 'x').lock(NEVER, () => undefined),
    ]) {
      await expect(act).rejects.toMatchObject({ status_code: 404, body: 'unknown-upload\n' });
    }
    await expect(begin({}, 2000)).rejects.toMatchObject({ status_code: 410, body: 'uploads-full\n' });
    await begin();
    await expect(begin()).rejects.toMatchObject({ status_code: 409, body: 'too-many-uploads\n' });
  });
});

describe('a failure', () => {
  it('is known by its status and words, and no other error is one', () => {
    expect(tusFailureOf(tusError('in-use'))).toEqual({ status_code: 423, body: 'in-use\n' });
    expect(tusFailureOf({ status_code: 501, body: 'not here' })).toEqual({ status_code: 400, body: 'not here' });
    for (const other of [new Error('broken'), { status_code: '400', body: 'x' }, null, 'x']) {
      expect(tusFailureOf(other)).toBeUndefined();
    }
  });
});
