import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

import { POSTER_LANE, posterKey } from '../../../domain/uploads/upload-posters.ts';
import { connectionTo } from '../connection.ts';
import { openDatabase, type OpenDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { withAdmin } from '../testing/test-admin.ts';
import { createPostgresUploadPosters } from '../uploads/postgres-upload-posters.ts';
import { createPostgresUploads } from '../uploads/postgres-uploads.ts';
import { uploadPosters } from './0038-upload-posters.ts';

const EARLIER = MIGRATIONS.slice(0, MIGRATIONS.indexOf(uploadPosters));

async function idOf(client: Client, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ id: string }>(text, [...values]);
  return rows[0]?.id ?? '';
}

/** A ready upload as it was kept before. */
async function anUpload(client: Client, memberId: string, type: string): Promise<string> {
  const asset = await idOf(
    client,
    `insert into asset (kind, owner, source, bytes, checksum, type, width, height, storage_key)
      values ('upload', $1, 'upload', 1, '', $2, 640, 360, gen_random_uuid()) returning id`,
    [memberId, type],
  );
  return idOf(
    client,
    "insert into upload (member_id, name, bytes, received, state, asset_id) values ($1, 'a', 1, 1, 'ready', $2) returning id",
    [memberId, asset],
  );
}

/** A picture and three videos, the last of which is removed. */
async function someUploads(client: Client) {
  const memberId = await idOf(client, "insert into member (email) values ('a@b.example') returning id", []);
  const first = await anUpload(client, memberId, 'video/mp4');
  const picture = await anUpload(client, memberId, 'image/webp');
  const second = await anUpload(client, memberId, 'video/mp4');
  const removed = await anUpload(client, memberId, 'video/mp4');
  await client.query('update upload set removed_at = now() where id = $1', [removed]);
  return { memberId, first, picture, second };
}

/** Draws what waits; says which, in this order. */
async function drawAll({ db, url }: OpenDatabase) {
  const listener = await Listener.open(url);
  const [queue, posters] = [createPostgresQueue(db, listener), createPostgresUploadPosters(db)];
  const drawn: unknown[] = [];
  for (;;) {
    const job = await queue.claim({ lane: POSTER_LANE, worker: 'w', leaseMs: 5000 });
    const wanted = job && (await posters.wanted(job.lease));
    if (!wanted) break;
    const { id, height, width } = wanted;
    const file = { kind: 'poster' as const, storageKey: posterKey(id), type: 'image/webp', bytes: 1, checksum: '' };
    drawn.push([id, width, height, await posters.end(job.lease, id, [file])]);
  }
  await listener.close();
  return drawn;
}

it('has the posters of videos drawn that were there before, the newest first', async () => {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server.url, (client) => client.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(server.url), { pathname: name });
  const client = new Client(connectionTo(href));
  await client.connect();
  await migrate(client, { migrations: EARLIER });
  const { first, memberId, picture, second } = await someUploads(client);
  await client.end();

  const database = await openDatabase(href, { poolSize: 2 });
  expect(await drawAll(database)).toEqual([second, first].map((id) => [id, 640, 360, 'ended']));
  const { uploads } = await createPostgresUploads(database.db).list(memberId, { limit: 9 });
  const have = Object.fromEntries(uploads.map(({ id, posterId }) => [id, posterId !== null]));
  expect(have).toEqual({ [first]: true, [picture]: false, [second]: true });
  await database.close();
});
