import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { INTAKE_LANE } from '../../../domain/uploads/upload.ts';
import { conformsToUploads } from '../../uploads/upload-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresUploads } from './postgres-uploads.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 10 });
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

conformsToUploads(async () => ({
  uploads: createPostgresUploads(database.db),
  queue: createPostgresQueue(database.db, listener),
  newMember: () => newMember(database),
}));

const LIMITS = { unfinished: 5, bytes: 1000 };

it('counts beginnings that come together', async () => {
  const uploads = createPostgresUploads(database.db);
  const memberId = await newMember(database);
  const begun = await Promise.all(
    Array.from({ length: 12 }, () => uploads.begin({ memberId, name: 'a', bytes: 10 }, LIMITS)),
  );
  expect(begun.filter(({ ok }) => ok)).toHaveLength(5);
});

it('removes after a day what nobody goes on with, and refuses what nobody can look at', async () => {
  const { db } = database;
  const [uploads, queue] = [createPostgresUploads(db), createPostgresQueue(db, listener)];
  const memberId = await newMember(database);
  const begin = async (bytes: number) => {
    const begun = await uploads.begin({ memberId, name: 'a', bytes }, LIMITS);
    return begun.ok ? begun.value.id : '';
  };
  const [left, fresh, unseen] = [await begin(10), await begin(10), await begin(0)];
  const job = await queue.claim({ lane: INTAKE_LANE, worker: 'w', leaseMs: 1000 });
  expect(job?.payload).toEqual({ uploadId: unseen });
  const age = (time: string) =>
    sql`update upload set touched_at = touched_at - ${time}::interval where id = ${left}`.execute(db);
  await age('23 hours');
  expect(await uploads.expire()).toBe(0);
  await age('2 hours');
  expect(await uploads.expire()).toBe(1);
  expect(await uploads.removed()).toContain(left);
  if (job) await queue.fail(job.lease, { error: 'lost', retry: false });
  expect(await uploads.expire()).toBe(1);
  const states = await Promise.all([left, fresh, unseen].map((id) => uploads.find(memberId, id)));
  expect(states.map((one) => one?.state)).toEqual([undefined, 'receiving', 'refused']);
  expect(states[2]?.refusal?.reason).toBe('crashed');
});
