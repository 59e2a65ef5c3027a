import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { createPostgresLedger } from '../money/postgres-ledger.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { runScript } from '../testing/run-script.ts';
import { testDatabase } from '../testing/test-database.ts';

const RACE_MS = 4000;

it('S18: charges each clip once while two processes ask, work, lose jobs, cancel and expire at once', async () => {
  const database = await testDatabase();
  const { db } = database;
  const ledger = createPostgresLedger(db);
  const members = await Promise.all(Array.from({ length: 3 }, () => newMember(database)));
  for (const member of members) await ledger.open(member);
  await db.insertInto('lane').values({ name: 'race', max_running: 6, member_cap: 4 }).execute();

  const race = () => runScript('creations/creation-racer.ts', database.url, String(RACE_MS), ...members);
  const counts = (await Promise.all([race(), race()])).join('');
  expect(counts).not.toContain('error');
  for (const name of ['asked', 'delivered', 'cancel: cancelled', 'tidied']) expect(counts).toContain(name);

  expect((await ledger.books()).breaches).toEqual([]);
  const { rows } = await sql`
    select creation.id from creation join hold on hold.id = creation.hold_id
    left join asset on asset.source = 'creation:' || creation.id and asset.kind = 'clip'
    where (creation.state = 'ready') <> (asset.id is not null)
      or (hold.state = 'posted' and creation.state <> 'ready')`.execute(db);
  expect(rows).toEqual([]);
  await database.close();
}, 60_000);
