import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, ok } from '@kinora/contracts';
import type { RenderedFile } from '@kinora/media-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { createPostgresProjectMedia } from '../../adapters/postgres/projects/postgres-project-media.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createPostgresUploadPreviews } from '../../adapters/postgres/uploads/postgres-upload-previews.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';
import { PREVIEW_KINDS, PREVIEW_LANE, previewKey, type UploadPreviews } from '../../domain/uploads/upload-previews.ts';
import { uploadKey } from '../../domain/uploads/upload.ts';
import { openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { aReadyUpload } from '../../testing/identity/full-account.ts';
import { startWorker } from '../worker.ts';
import { makeUploadPreviews, type MakePreviewsDeps } from './make-upload-previews.ts';
import { tidyUploads } from './tidy-uploads.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

let line: ClipLine;
let previews: UploadPreviews;
let memberId: string;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
  previews = createPostgresUploadPreviews(line.db);
  await line.queue.configure({ name: PREVIEW_LANE, maxRunning: 8, memberCap: 8 });
});
afterAll(() => line.close());
beforeEach(async () => {
  ({ memberId } = await line.order());
});

type Finish = Pick<MakePreviewsDeps, 'finishClip' | 'finishSound'>;

function written(folder: string, name: string, words: string): RenderedFile {
  const path = join(folder, name);
  writeFileSync(path, words);
  return { path, bytes: words.length, sha256: '' };
}

/** Makes files that say what they are of. */
const makes: Finish = {
  async finishClip({ path }, { folder, name, wanted }) {
    const of = readFileSync(path, 'utf8');
    const made = Object.fromEntries(
      wanted.map((kind) => [kind, written(folder, `${name}.${kind}`, `${kind} of ${of}`)]),
    );
    const none = { clip: null, poster: null, sprite: null, proxy: null, peaks: null };
    const facts = {
      width: 1,
      height: 1,
      frames: 1,
      seconds: 2,
      codec: 'node-av',
      peakMemory: 1,
      cpuSeconds: 1,
    } as const;
    return ok({ ...none, ...made, ...facts });
  },
  finishSound: async ({ path }, { folder, name }) =>
    ok(written(folder, `${name}.peaks`, `peaks of ${readFileSync(path, 'utf8')}`)),
};
const breaks: Finish = {
  finishClip: async () => fail({ kind: 'crashed', detail: 'no' }),
  finishSound: async () => fail({ kind: 'crashed', detail: 'no' }),
};

function start(finish: Finish, change: Partial<MakePreviewsDeps> = {}) {
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  const { queue, storage, workFolder: folder } = line;
  const deps: MakePreviewsDeps = { previews, storage, queue, ...finish, folder, isUnavailable, log, ...change };
  const options = { name: randomUUID(), lanes: [PREVIEW_LANE], places: 1, leaseMs: 600, log };
  return { ...startWorker(queue, (job, slot) => makeUploadPreviews(deps, job, slot), options), said };
}

const jobOf = (id: string) =>
  line.db.selectFrom('job').select(['state', 'attempt', 'error']).where('key', '=', `preview:${id}`).executeTakeFirst();
const ended = (id: string, state: string) => expect.poll(async () => (await jobOf(id))?.state, PATIENT).toBe(state);
const mediumOf = async (id: string) => {
  const [medium] = await createPostgresProjectMedia(line.db).find(memberId, [`upload:${id}`]);
  return medium;
};

async function textOf(key: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await line.storage.open(key)) ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function aMadeVideo() {
  const id = await aReadyUpload(line, memberId, 'video/mp4');
  const worker = start(makes);
  await ended(id, 'done');
  await worker.close();
  return id;
}

describe('the previews of an upload', () => {
  it('are made once of a video, which is being prepared until then', async () => {
    const id = await aReadyUpload(line, memberId, 'video/mp4');
    expect(await mediumOf(id)).toMatchObject({ isPreparing: true, spriteId: null, proxyId: null, peaksId: null });
    const worker = start(makes);
    await ended(id, 'done');
    await worker.close();
    const file = expect.any(String);
    expect(await mediumOf(id)).toMatchObject({ isPreparing: false, spriteId: file, proxyId: file, peaksId: file });
    for (const kind of PREVIEW_KINDS) expect(await textOf(previewKey(id, kind))).toBe(`${kind} of bytes`);
    expect(readdirSync(line.workFolder)).toEqual([]);
  });

  it('are the peaks alone of a sound, and none of a picture', async () => {
    const [sound, picture] = [await aReadyUpload(line, memberId, 'audio/mp4'), await aReadyUpload(line, memberId)];
    const worker = start(makes);
    await ended(sound, 'done');
    await worker.close();
    const facts = { kind: 'audio', hasSound: true };
    expect(await mediumOf(sound)).toMatchObject({ facts, spriteId: null, proxyId: null, peaksId: expect.any(String) });
    expect(await jobOf(picture)).toBeUndefined();
    expect(await mediumOf(picture)).toMatchObject({ isPreparing: false });
  });

  it('are left out after some attempts: the file is used as it is', async () => {
    const id = await aReadyUpload(line, memberId, 'video/mp4');
    const worker = start(breaks);
    await ended(id, 'failed');
    await worker.close();
    expect(await jobOf(id)).toEqual({ state: 'failed', attempt: 3, error: 'crashed' });
    expect(await mediumOf(id)).toMatchObject({ isPreparing: false, proxyId: null });
    expect(readdirSync(line.workFolder)).toEqual([]);
  });

  it('are not tried again where the file is not there', async () => {
    const id = await aReadyUpload(line, memberId, 'video/mp4');
    await line.storage.remove(uploadKey(id));
    const worker = start(makes);
    await ended(id, 'failed');
    await worker.close();
    expect(await jobOf(id)).toMatchObject({ attempt: 1, error: 'the file is not there' });
  });

  it('are stored for a job that is still held, and count once', async () => {
    const id = await aReadyUpload(line, memberId, 'video/mp4');
    const lost = await line.queue.claim({ lane: PREVIEW_LANE, worker: 'lost', leaseMs: 50 });
    const worker = start(makes);
    await ended(id, 'done');
    await worker.close();
    expect(lost && (await previews.end(lost.lease, id, []))).toBe('stale');
  });
});

it('go with an upload that is removed', async () => {
  const id = await aMadeVideo();
  await line.uploads.remove(memberId, id);
  expect(await mediumOf(id)).toBeUndefined();
  const parts = createDiskUploadParts({ folder: join(line.home, 'incoming') });
  await tidyUploads({ uploads: line.uploads, parts, storage: line.storage });
  for (const kind of PREVIEW_KINDS) expect(await line.storage.open(previewKey(id, kind))).toBeUndefined();
  const rest = await line.db.selectFrom('asset').select('id').where('source', '=', `upload:${id}`).execute();
  expect(rest).toEqual([]);
});

it('are taken back where the upload is removed while they are made', async () => {
  const id = await aReadyUpload(line, memberId, 'video/mp4');
  const removing: Finish = {
    ...makes,
    async finishClip(source, options) {
      await line.uploads.remove(memberId, id);
      return makes.finishClip(source, options);
    },
  };
  const worker = start(removing);
  await ended(id, 'cancelled');
  await worker.close();
  for (const kind of PREVIEW_KINDS) expect(await line.storage.open(previewKey(id, kind))).toBeUndefined();
});
