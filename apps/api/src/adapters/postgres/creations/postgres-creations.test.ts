import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { conformsToCreations } from '../../creations/creation-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { creationsUnderTest } from '../testing/creations/creations-under-test.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresCreations } from './postgres-creations.ts';

let database: OpenDatabase;
let listener: Listener;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 12 });
  listener = await Listener.open(database.url);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

conformsToCreations(() => Promise.resolve(creationsUnderTest(database, listener)));

it('loses no change to a transaction that commits after a later one', async () => {
  const { db } = database;
  const creations = createPostgresCreations(db);
  const [record] = await db.selectFrom('creation').select(['id', 'member_id']).limit(1).execute();
  const { id = '', member_id: member = '' } = record ?? {};
  const start = await creations.cursor();
  const tell = sql`select creation_tell(c) from creation as c where id = ${id}`;
  const slow = await db.startTransaction().execute();
  await tell.execute(slow);
  await tell.execute(db);
  const early = await creations.changedSince(member, start);
  await slow.commit().execute();
  const late = await creations.changedSince(member, early.cursor);
  expect(early.ids).toEqual([]);
  expect(late.ids).toEqual([id]);
  const events = db.selectFrom('creation_event').select('id').where('creation_id', '=', id);
  expect((await events.execute()).length).toBeGreaterThanOrEqual(2);
});
