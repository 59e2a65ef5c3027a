import { randomUUID } from 'node:crypto';

import { FAILURE_REASONS } from '@kinora/contracts';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

import { connectionTo } from '../connection.ts';
import { createPostgresCreations } from '../creations/postgres-creations.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { withAdmin } from '../testing/test-admin.ts';
import { failures } from './0032-failures.ts';

const EARLIER = MIGRATIONS.slice(0, MIGRATIONS.indexOf(failures));
/** Everything that was ever stored, and one that somebody wrote by hand. */
const OLD =
  'busy codec-missing crashed declined expired gone interrupted out-of-memory storage-full timed-out by-hand'.split(
    ' ',
  );

async function fillIn(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>("insert into member (email) values ('a@b.example') returning id");
  const memberId = rows[0]?.id ?? '';
  await client.query(
    `with b as (insert into batch (member_id, count, created_at) values ($1, 1, now()) returning id)
    insert into creation (member_id, batch_id, place, model, mode, input, input_version, state, route, price, failure,
      is_retryable, created_at, expires_at, ended_at)
    select $1, b.id, n, 'local', 'text', '{"prompt":"a boat"}', 1, 'failed', 'local', 0, word, false, now(), now(), now()
    from b, unnest($2::text[]) with ordinality as old (word, n)`,
    [memberId, OLD],
  );
  return memberId;
}

it('keeps the words of failures that servers stored before, and makes one that nobody knows ours', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('testServer');
  await withAdmin(server.url, (client) => client.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(server.url), { pathname: name });
  const client = new Client(connectionTo(href));
  await client.connect();
  await migrate(client, { migrations: EARLIER });
  const memberId = await fillIn(client);
  await client.end();

  const { db, close } = await openDatabase(href, { poolSize: 2 });
  const { creations } = await createPostgresCreations(db).list(memberId, { limit: 50 });
  const reasons = creations.map(({ failure }) => failure?.reason);
  expect(new Set(reasons)).toEqual(new Set(OLD.filter((word) => word !== 'by-hand')));
  expect(reasons).toHaveLength(OLD.length);
  expect(FAILURE_REASONS).toEqual(expect.arrayContaining(reasons));
  expect(creations[0]?.failure).toMatchObject({ code: null, reference: null });
  await close();
  await withAdmin(server.url, (admin) => admin.query(`drop database ${name} with (force)`));
});
