import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aNewMember, conformsToIdentity } from '../../identity/identity-conformance.ts';
import type { OpenDatabase } from '../database.ts';
import { createPostgresLedger } from '../money/postgres-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresMembers } from './postgres-members.ts';
import { createPostgresSessions } from './postgres-sessions.ts';

const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000);
let database: OpenDatabase;
const identity = () => ({
  members: createPostgresMembers(database.db),
  sessions: createPostgresSessions(database.db),
});

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('identity in PostgreSQL', () => {
  conformsToIdentity(identity);

  it('books the start grant as a transfer to the new member, for local routes only', async () => {
    const added = await identity().members.add(aNewMember('lin@example.com'));
    if (!added.ok) throw new Error(added.failure);
    const ledger = createPostgresLedger(database.db);
    expect(await ledger.balance(added.value.member.id)).toEqual({ available: 40, held: 0, localOnly: 40 });
    expect((await ledger.books()).breaches).toEqual([]);
  });

  it('goes on counting start grants of a place that another key hashed before', async () => {
    const { members } = identity();
    for (const n of [1, 2]) await members.add(aNewMember(`before${n}@example.com`, { device: 'a tablet' }));
    const { origin, ...after } = aNewMember('after@example.com', { device: 'a tablet, hashed anew' });
    const earlier = [aNewMember('', { address: 'a café', device: 'a tablet' }).origin];
    expect(await members.add({ ...after, origin: { ...origin, earlier } })).toMatchObject({
      value: { start: { credits: 0, refused: 'device' } },
    });
  });

  it('keeps nothing that opens a session', async () => {
    const token = await identity().sessions.openGuest('the binding');
    const { rows } = await database.db
      .selectFrom('session')
      .select(['token_hash', 'binding_hash'])
      .execute()
      .then((all) => ({ rows: all.map((row) => [row.token_hash.toString('base64url'), String(row.binding_hash)]) }));
    expect(rows.flat().join(' ')).not.toContain(token.slice(3));
    expect(rows.flat().join(' ')).not.toContain('the binding');
  });

  it('forgets a session that was not used for seven days, or is older than thirty', async () => {
    const { sessions } = identity();
    const [idle, old] = await Promise.all([1, 2].map(() => sessions.openGuest(null)));
    const hashes = await Promise.all([idle, old].map((token) => sessions.find(token ?? '', undefined)));
    const [first, second] = hashes.map((one) => one?.tokenHash ?? Buffer.alloc(0));
    if (!first || !second) throw new Error('no sessions');
    await database.db
      .updateTable('session')
      .set({ used_at: daysAgo(8) })
      .where('token_hash', '=', first)
      .execute();
    await database.db
      .updateTable('session')
      .set({ expires_at: daysAgo(0) })
      .where('token_hash', '=', second)
      .execute();
    expect(await sessions.find(idle ?? '', undefined)).toBeUndefined();
    expect(await sessions.find(old ?? '', undefined)).toBeUndefined();
  });
});
