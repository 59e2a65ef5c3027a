import { randomUUID } from 'node:crypto';

import type { MediaFacts } from '@kinora/contracts/timeline';
import { someFacts } from '@kinora/timeline/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { EXPORT_LANE } from '../../../domain/projects/exports.ts';
import { aDocument } from '../../../testing/projects/timelines.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { acceptedUpload } from '../testing/uploads/accepted-upload.ts';
import { createPostgresUploads } from '../uploads/postgres-uploads.ts';
import { createPostgresExports } from './postgres-exports.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
  const queue = createPostgresQueue(database.db, listener);
  await queue.configure({ name: EXPORT_LANE, maxRunning: 8, memberCap: 8 });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

function submit(memberId: string, media: Readonly<Record<string, MediaFacts>>) {
  const range = { start: 0, end: 240_000 };
  const rate = { num: 25, den: 1 };
  const work = { document: aDocument(), media, names: {}, width: 640, height: 360, rate, range };
  return createPostgresExports(database.db).submit({
    memberId,
    key: randomUUID(),
    bodyHash: 'body',
    input: { prompt: 'A film', project: randomUUID(), resolution: '360p', seconds: 1 },
    total: 25,
    parents: [],
    work: { ...work, watermark: false, keepsMark: false },
    ttlMs: 60_000,
    weight: 1,
    most: 2,
  });
}

it('takes sounds, pictures and films that are longer than any clip, until one of them is gone', async () => {
  const memberId = await newMember(database);
  const accept = (file: Parameters<typeof acceptedUpload>[2]) =>
    acceptedUpload({ db: database.db, listener }, memberId, file);
  const sound = await accept({ type: 'audio/mp4', seconds: 30, width: null, height: null });
  const film = await accept({ type: 'video/mp4', seconds: 1200 });
  const picture = await accept({ type: 'image/webp', seconds: null });
  const media = {
    [`upload:${sound}`]: someFacts({ kind: 'audio' }),
    [`upload:${film}`]: someFacts({ kind: 'video' }),
    [`upload:${picture}`]: someFacts({ kind: 'image' }),
  };
  expect(await submit(memberId, media)).toMatchObject({ ok: true, value: { mode: 'edit', state: 'waiting' } });
  await createPostgresUploads(database.db).remove(memberId, film);
  const missing = [`upload:${film}`];
  expect(await submit(memberId, media)).toEqual({ ok: false, failure: { reason: 'media-missing', missing } });
});
