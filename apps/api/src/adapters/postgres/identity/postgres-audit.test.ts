import { expect, it } from 'vitest';

import { testDatabase } from '../testing/test-database.ts';
import { createPostgresAudit } from './postgres-audit.ts';

it('keeps what happened, of whom, and where from as hashes', async () => {
  const { db, close } = await testDatabase();
  const { id } = await db
    .insertInto('member')
    .values({ email: 'a@b.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caller = { address: Buffer.from('a'), device: null, account: Buffer.from('c') };
  const audit = createPostgresAudit(db);
  await audit.record({ kind: 'sign-in', memberId: id, caller });
  await audit.record({ kind: 'limit-hit', memberId: null, caller, detail: { action: 'sign-in' } });
  const rows = await db.selectFrom('security_event').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { kind: 'sign-in', member_id: id, address_hash: Buffer.from('a'), device_hash: null, detail: {} },
    { kind: 'limit-hit', member_id: null, detail: { action: 'sign-in' } },
  ]);
  await close();
});
