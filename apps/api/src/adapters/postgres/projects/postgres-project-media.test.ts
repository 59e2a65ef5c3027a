import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { acceptedUpload } from '../testing/uploads/accepted-upload.ts';
import { createPostgresUploads } from '../uploads/postgres-uploads.ts';
import { createPostgresProjectMedia } from './postgres-project-media.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase();
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

const anUpload = (memberId: string, file: Parameters<typeof acceptedUpload>[2]) =>
  acceptedUpload({ db: database.db, listener }, memberId, file);

it('knows what was found in a file, and takes older videos for ones that are heard', async () => {
  const memberId = await newMember(database);
  const media = createPostgresProjectMedia(database.db);
  const rate = { num: 30_000, den: 1001 };
  const silent = await anUpload(memberId, { type: 'video/mp4', seconds: 2.5, hasSound: false, rate });
  const old = await anUpload(memberId, { type: 'video/mp4', seconds: 1 });
  const picture = await anUpload(memberId, { type: 'image/webp', seconds: null });
  const ids = [silent, old, picture].map((id) => `upload:${id}`);
  const found = await media.find(memberId, [...ids, 'engine:bars', 'upload:x', 'creation:']);
  const factsOf = (id: string) => found.find(({ mediaId }) => mediaId === `upload:${id}`)?.facts;
  expect(found).toHaveLength(3);
  expect(factsOf(silent)).toEqual({ kind: 'video', duration: 600_000, width: 640, height: 360, rate, hasSound: false });
  expect(factsOf(old)).toMatchObject({ kind: 'video', rate: null, hasSound: true });
  expect(factsOf(picture)).toMatchObject({ kind: 'image', duration: null, rate: null, hasSound: false });
  expect(found.find(({ mediaId }) => mediaId === `upload:${picture}`)?.posterId).toEqual(expect.any(String));
  expect(await media.find(await newMember(database), ids)).toEqual([]);
  await createPostgresUploads(database.db).remove(memberId, silent);
  expect(await media.find(memberId, ids)).toHaveLength(2);
});
