import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, ok } from '@kinora/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { createPostgresFiles } from '../../adapters/postgres/library/postgres-files.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createPostgresUploadPosters } from '../../adapters/postgres/uploads/postgres-upload-posters.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';
import { POSTER_LANE, posterKey, type UploadPosters } from '../../domain/uploads/upload-posters.ts';
import { uploadKey } from '../../domain/uploads/upload.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { aReadyUpload } from '../../testing/identity/full-account.ts';
import { startWorker } from '../worker.ts';
import { drawUploadPoster, type DrawPosterDeps } from './draw-upload-poster.ts';
import { tidyUploads } from './tidy-uploads.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

let line: ClipLine;
let posters: UploadPosters;
let memberId: string;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  posters = createPostgresUploadPosters(line.db);
  await line.queue.configure({ name: POSTER_LANE, maxRunning: 8, memberCap: 8 });
});
afterAll(() => line.close());
beforeEach(async () => {
  ({ memberId } = await line.order());
});

type Draw = DrawPosterDeps['draw'];

/** Makes a picture that says what it is of. */
const draws: Draw = async ({ path }, { folder, name }) => {
  const file = { path: join(folder, `${name}.webp`), bytes: 15, sha256: '' };
  writeFileSync(file.path, `poster of ${readFileSync(path, 'utf8')}`);
  return ok(file);
};

const breaks: Draw = async () => fail({ kind: 'crashed', detail: 'no' });

/** Runs until it is told to stop. */
const hangs: Draw = (_source, { signal }) =>
  new Promise((resolve) => {
    const stop = () => resolve(fail({ kind: 'cancelled', detail: 'stopped' }));
    signal?.addEventListener('abort', stop, { once: true });
  });

function start(draw: Draw, change: Partial<DrawPosterDeps> = {}) {
  const [said, sizes]: [string[], object[]] = [[], []];
  const log = (message: string) => void said.push(message);
  const counted: Draw = (source, options) => {
    sizes.push({ width: source.width, height: source.height, side: options.side });
    return draw(source, options);
  };
  const { queue, storage, workFolder: folder } = line;
  const deps: DrawPosterDeps = { posters, storage, queue, draw: counted, folder, isUnavailable, log, ...change };
  const options = { name: randomUUID(), lanes: [POSTER_LANE], places: 1, leaseMs: 600, log };
  return { ...startWorker(queue, (job, slot) => drawUploadPoster(deps, job, slot), options), said, sizes };
}

const aVideo = () => aReadyUpload(line, memberId, 'video/mp4');
const posterOf = async (id: string) => (await line.uploads.find(memberId, id))?.posterId;
const jobOf = (id: string) =>
  line.db.selectFrom('job').select(['state', 'attempt', 'error']).where('key', '=', `poster:${id}`).executeTakeFirst();
const ended = (id: string, state: string) => expect.poll(async () => (await jobOf(id))?.state, PATIENT).toBe(state);
const tidy = () => {
  const parts = createDiskUploadParts({ folder: join(line.home, 'incoming') });
  return tidyUploads({ uploads: line.uploads, parts, storage: line.storage });
};

async function textOf(key: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await line.storage.open(key)) ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function aDrawnVideo() {
  const id = await aVideo();
  const worker = start(draws);
  await ended(id, 'done');
  await worker.close();
  return { id, posterId: (await posterOf(id)) ?? '', sizes: worker.sizes };
}

describe('the poster of an upload', () => {
  it('is drawn once for a video, and stands beside it', async () => {
    const picture = await aReadyUpload(line, memberId);
    const { id, posterId, sizes } = await aDrawnVideo();
    expect(await textOf(posterKey(id))).toBe('poster of bytes');
    const file = { id: posterId, type: 'image/webp', storageKey: posterKey(id) };
    expect(await createPostgresFiles(line.db).find(posterId)).toEqual(file);
    expect([sizes, readdirSync(line.workFolder)]).toEqual([[{ width: 1, height: 1, side: 320 }], []]);
    expect([await posterOf(picture), await jobOf(picture)]).toEqual([null, undefined]);
    const listed = (await line.uploads.list(memberId, { limit: 5 })).uploads.map((one) => one.posterId);
    expect(listed).toEqual([posterId, null]);
  });

  it('is left out after some attempts, and nothing else is changed', async () => {
    const id = await aVideo();
    const worker = start(breaks);
    await ended(id, 'failed');
    await worker.close();
    expect(await jobOf(id)).toEqual({ state: 'failed', attempt: 3, error: 'crashed' });
    expect(worker.said[0]).toBe(`the poster of upload ${id} failed, attempt 1: crashed`);
    expect((await line.uploads.list(memberId, { limit: 5 })).uploads).toMatchObject([{ id, posterId: null }]);
    expect(readdirSync(line.workFolder)).toEqual([]);
  });

  it('is not tried again where the video is not there', async () => {
    const id = await aVideo();
    await line.storage.remove(uploadKey(id));
    const worker = start(draws);
    await ended(id, 'failed');
    await worker.close();
    expect([(await jobOf(id))?.attempt, worker.sizes]).toEqual([1, []]);
  });

  it('waits for room', async () => {
    const id = await aVideo();
    const worker = start(draws, { storage: { ...line.storage, put: async () => fail('storage-full') } });
    await expect.poll(() => worker.said.length, PATIENT).toBeGreaterThan(0);
    await worker.close();
    const next = start(draws);
    await ended(id, 'done');
    await next.close();
    expect(readdirSync(line.workFolder)).toEqual([]);
  });

  it('goes back in line when its worker stops', async () => {
    const id = await aVideo();
    const first = start(hangs);
    await expect.poll(() => first.sizes.length, PATIENT).toBe(1);
    await first.close();
    const second = start(draws);
    await ended(id, 'done');
    await second.close();
    expect([first.said, (await jobOf(id))?.attempt]).toEqual([[], 1]);
  });

  it('is stored by whoever has the job, and counts once', async () => {
    const id = await aVideo();
    const lost = await line.queue.claim({ lane: POSTER_LANE, worker: 'lost', leaseMs: 50 });
    const worker = start(draws);
    await ended(id, 'done');
    await worker.close();
    const file = { kind: 'poster' as const, storageKey: posterKey(id), type: 'image/webp', bytes: 1, checksum: '' };
    expect(lost && (await posters.end(lost.lease, id, [file]))).toBe('stale');
    expect(lost && (await posters.wanted(lost.lease))).toBeUndefined();
  });
});

describe('an upload that is removed', () => {
  it('takes its poster along', async () => {
    const { id, posterId } = await aDrawnVideo();
    await line.uploads.remove(memberId, id);
    expect(await createPostgresFiles(line.db).find(posterId)).toBeUndefined();
    await tidy();
    const sizes = [await line.storage.size(posterKey(id)), await line.storage.size(uploadKey(id))];
    expect(sizes).toEqual([undefined, undefined]);
    const left = await line.db.selectFrom('asset').select('id').where('id', '=', posterId).execute();
    expect(left).toEqual([]);
  });

  it('has no poster drawn any more', async () => {
    const [waiting, running] = [await aVideo(), await aVideo()];
    await line.uploads.remove(memberId, waiting);
    const worker = start(hangs);
    await expect.poll(() => worker.sizes.length, PATIENT).toBe(1);
    await line.uploads.remove(memberId, running);
    await tidy();
    await ended(running, 'cancelled');
    await worker.close();
    await tidy();
    expect(await line.uploads.filesOf([waiting, running])).toEqual([]);
    expect((await jobOf(waiting))?.state).toBe('cancelled');
  });

  it('keeps nothing of a poster that comes late', async () => {
    const id = await aVideo();
    const late: Draw = async (source, options) => {
      await line.uploads.remove(memberId, id);
      await tidy();
      return draws(source, options);
    };
    const worker = start(late);
    await ended(id, 'cancelled');
    await worker.close();
    expect(await line.storage.size(posterKey(id))).toBeUndefined();
    await tidy();
    expect(await line.uploads.filesOf([id])).toEqual([]);
  });
});
