import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

import { POSTER_LANE } from '../../../domain/upload-posters.ts';
import { connectionTo } from '../connection.ts';
import { openDatabase } from '../database.ts';
import { Listener } from '../listener.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { createPostgresQueue } from '../postgres-queue.ts';
import { createPostgresUploadPosters } from '../postgres-upload-posters.ts';
import { createPostgresUploads } from '../postgres-uploads.ts';
import { withAdmin } from '../testing/test-admin.ts';
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

it('has the posters of videos drawn that were there before, the newest first', async () => {
  const server = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server.url, (client) => client.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(server.url), { pathname: name });
  const client = new Client(connectionTo(href));
  await client.connect();
  await migrate(client, EARLIER);
  const memberId = await idOf(client, "insert into member (email) values ('a@b.example') returning id", []);
  const kept: string[] = [];
  for (const type of ['video/mp4', 'image/webp', 'video/mp4', 'video/mp4']) {
    kept.push(await anUpload(client, memberId, type));
  }
  await client.query('update upload set removed_at = now() where id = $1', [kept[3]]);
  await client.end();

  const { db, close, url } = await openDatabase(href, { poolSize: 2 });
  const listener = await Listener.open(url);
  const [queue, posters] = [createPostgresQueue(db, listener), createPostgresUploadPosters(db)];
  const drawn: unknown[] = [];
  for (;;) {
    const job = await queue.claim({ lane: POSTER_LANE, worker: 'w', leaseMs: 5000 });
    if (!job) break;
    const wanted = await posters.wanted(job.lease);
    drawn.push([wanted?.id, wanted?.width, wanted?.height]);
    const file = { storageKey: `poster-${wanted?.id ?? ''}`, type: 'image/webp', bytes: 1, checksum: '' };
    expect(await posters.end(job.lease, wanted?.id ?? '', file)).toBe('ended');
  }
  expect(drawn).toEqual([kept[2], kept[0]].map((id) => [id, 640, 360]));
  const listed = (await createPostgresUploads(db).list(memberId, { limit: 9 })).uploads;
  const have = Object.fromEntries(listed.map(({ id, posterId }) => [id, posterId !== null]));
  expect(have).toEqual({ [kept[0] ?? '']: true, [kept[1] ?? '']: false, [kept[2] ?? '']: true });
  await listener.close();
  await close();
});
