import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fail, ok } from '@kinora/contracts';
import type { IntakeOptions, IntakeResult } from '@kinora/media-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { Listener } from '../../adapters/postgres/listener.ts';
import { createPostgresQueue } from '../../adapters/postgres/postgres-queue.ts';
import { newMember } from '../../adapters/postgres/testing/money/test-ledger.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createPostgresUploads } from '../../adapters/postgres/uploads/postgres-uploads.ts';
import { createDiskStorage } from '../../adapters/storage/disk-storage.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';
import type { Storage } from '../../domain/storage.ts';
import { INTAKE_LANE, uploadKey, type Uploads } from '../../domain/uploads/upload.ts';
import { startWorker } from '../worker.ts';
import { checkUpload, type CheckDeps } from './check-upload.ts';
import { tidyUploads } from './tidy-uploads.ts';

const PATIENT = { timeout: 15_000, interval: 20 };
const LEASE_MS = 600;

const home = mkdtempSync(join(tmpdir(), 'kinora-check-'));
const folder = join(home, 'work');
const parts = createDiskUploadParts({ folder: join(home, 'incoming') });
const storage = createDiskStorage({ folder: join(home, 'storage'), lowDiskBytes: 0 });

let database: OpenDatabase;
let listener: Listener;
let uploads: Uploads;
let queue: ReturnType<typeof createPostgresQueue>;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
  uploads = createPostgresUploads(database.db);
  queue = createPostgresQueue(database.db, listener);
});
afterAll(async () => {
  await listener.close();
  await database.close();
  rmSync(home, { recursive: true });
});

type Intake = CheckDeps['intake'];

/** Takes whatever is there, and says what it was. */
const takes: Intake = async (path, { folder: into, name }) => {
  const file = { path: join(into, `${name}.webp`), bytes: 1, sha256: '' };
  writeFileSync(file.path, `picture of ${readFileSync(path, 'utf8')}`);
  const source = { format: 'png', width: 8, height: 6 } as const;
  return ok({ kind: 'picture', width: 4, height: 3, hasAlpha: false, source, file });
};

const refuses =
  (reason: 'crashed' | 'damaged'): Intake =>
  async () =>
    fail({ reason, detail: { words: 'no' } });

/** Runs until it is told to stop. */
function hangs() {
  const started: string[] = [];
  const intake: Intake = (path, { signal }: IntakeOptions) => {
    started.push(path);
    return new Promise<IntakeResult>((resolve) => {
      const stop = () => resolve(fail({ reason: 'cancelled', detail: { words: 'stopped' } }));
      signal?.addEventListener('abort', stop, { once: true });
    });
  };
  return { started, intake };
}

function startIntake(intake: Intake, change: Partial<CheckDeps> = {}) {
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  const deps: CheckDeps = { uploads, parts, storage, queue, intake, folder, isUnavailable, log, ...change };
  const options = { name: randomUUID(), lanes: [INTAKE_LANE], places: 1, leaseMs: LEASE_MS, log };
  return { ...startWorker(queue, (job, slot) => checkUpload(deps, job, slot), options), said };
}

/** An upload of two parts, all there. */
async function bring() {
  const memberId = await newMember(database);
  const begun = await uploads.begin({ memberId, name: 'ada', bytes: 10 }, { unfinished: 9, bytes: 1000 });
  if (!begun.ok) throw new Error(begun.failure);
  const { id } = begun.value;
  const lock = await uploads.lock(memberId, id, 5000);
  for (const [position, text] of ['hello', 'world'].entries()) {
    const put = await parts.put(id, [Buffer.from(text)]);
    if (lock.ok && put.ok) await uploads.append(lock.value, { position: 5 * position, bytes: 5, key: put.value });
  }
  return { id, memberId, read: () => uploads.find(memberId, id) };
}

const bytesOf = async (kept: Storage, key: string) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await kept.open(key)) ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

async function verdictOf(intake: Intake, change: Partial<CheckDeps> = {}) {
  const upload = await bring();
  const worker = startIntake(intake, change);
  await expect.poll(async () => (await upload.read())?.state, PATIENT).not.toBe('checking');
  await worker.close();
  return { ...upload, record: await upload.read(), said: worker.said };
}

describe('an upload that is looked at', () => {
  it('is ready with what was made of it, and its own bytes are gone', async () => {
    const { id, record } = await verdictOf(takes);
    expect(record).toMatchObject({ state: 'ready', kind: 'picture', width: 4, height: 3 });
    expect(await bytesOf(storage, uploadKey(id))).toBe('picture of helloworld');
    expect(readdirSync(folder)).toEqual([]);
    expect(await parts.list()).not.toContain(id);
  });

  it('is refused at once where another look does not help', async () => {
    const { id, record, said } = await verdictOf(refuses('damaged'));
    expect(record).toMatchObject({ state: 'refused', refusal: { reason: 'damaged', detail: { words: 'no' } } });
    expect([await parts.list(), said]).toEqual([[], []]);
    expect(await storage.size(uploadKey(id))).toBeUndefined();
  });

  it('is looked at three times where it may', async () => {
    const looks: string[] = [];
    const { record } = await verdictOf((path, options) => (looks.push(path), refuses('crashed')(path, options)));
    expect([record?.refusal?.reason, looks.length]).toEqual(['crashed', 3]);
  });

  it('is refused when there is no room for it', async () => {
    const full: Storage = { ...storage, put: () => Promise.resolve(fail('storage-full')) };
    const { record } = await verdictOf(takes, { storage: full });
    expect(record?.refusal?.reason).toBe('disk-full');
    expect(readdirSync(folder)).toEqual([]);
  });
});

async function claimAndLose() {
  const job = await queue.claim({ lane: INTAKE_LANE, worker: 'lost', leaseMs: 50 });
  if (!job) throw new Error('nothing to look at');
  return job;
}

describe('a look that is cut short', () => {
  it('is taken over by another worker when its own is lost', async () => {
    const { id, read } = await bring();
    const lost = await claimAndLose();
    expect(lost.payload).toEqual({ uploadId: id });
    const worker = startIntake(takes);
    await expect.poll(async () => (await read())?.state, PATIENT).toBe('ready');
    await worker.close();
    expect(await uploads.refuse(lost.lease, id, { reason: 'damaged', detail: {} })).toBe('stale');
  });

  it('goes back in line when its worker stops', async () => {
    const { read } = await bring();
    const { intake, started } = hangs();
    const first = startIntake(intake);
    await expect.poll(() => started.length, PATIENT).toBe(1);
    await first.close();
    expect(readdirSync(folder)).toEqual([]);
    const second = startIntake(takes);
    await expect.poll(async () => (await read())?.state, PATIENT).toBe('ready');
    await second.close();
  });

  it('ends when the upload is removed, and nothing is left of it', async () => {
    const { id, memberId } = await bring();
    const { intake, started } = hangs();
    const worker = startIntake(intake);
    await expect.poll(() => started.length, PATIENT).toBe(1);
    await uploads.remove(memberId, id);
    await expect.poll(() => queue.claim({ lane: INTAKE_LANE, worker: 'w', leaseMs: 1 }), PATIENT).toBeUndefined();
    await worker.close();
    await tidyUploads({ uploads, parts, storage });
    expect([await parts.list(), readdirSync(folder), existsSync(join(home, 'incoming', id))]).toEqual([[], [], false]);
    expect(await uploads.filesOf([id])).toEqual([]);
  });
});

describe('what is over', () => {
  it('is cleared up whenever somebody was stopped before', async () => {
    const [half, done] = [await bring(), await bring()];
    const worker = startIntake(takes);
    for (const { read } of [half, done]) await expect.poll(async () => (await read())?.state, PATIENT).toBe('ready');
    await worker.close();
    // As left by a worker that was killed after its verdict, and by one that was killed after a removal.
    await parts.put(half.id, [Buffer.from('late')]);
    await uploads.remove(done.memberId, done.id);
    await tidyUploads({ uploads, parts, storage });
    expect(await parts.list()).toEqual([]);
    expect(await storage.size(uploadKey(half.id))).toBeGreaterThan(0);
    expect(await storage.size(uploadKey(done.id))).toBeUndefined();
    await tidyUploads({ uploads, parts, storage });
  });
});
