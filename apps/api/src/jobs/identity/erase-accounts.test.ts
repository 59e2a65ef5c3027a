import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPostgresErasures } from '../../adapters/postgres/identity/account/postgres-erasures.ts';
import { createPostgresPhotos } from '../../adapters/postgres/identity/account/postgres-photos.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { createDiskUploadParts } from '../../adapters/uploads/disk-upload-parts.ts';
import { posterKey } from '../../domain/uploads/upload-posters.ts';
import { uploadKey } from '../../domain/uploads/upload.ts';
import { anOrder, openClipLine, type ClipLine } from '../../testing/creations/clip-line.ts';
import { aFullAccount, aReadyUpload, put } from '../../testing/identity/full-account.ts';
import { tidyUploads } from '../uploads/tidy-uploads.ts';
import { closeAccount, eraseAccounts, type EraseDeps } from './erase-accounts.ts';
import { tidyPhotos } from './tidy-photos.ts';

const DAY = 86_400_000;

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

function depsAt(days: number, change: Partial<EraseDeps> = {}): EraseDeps {
  const { creations, storage, uploads } = line;
  const parts = createDiskUploadParts({ folder: join(line.home, 'incoming') });
  return {
    erasures: createPostgresErasures(line.db),
    creations,
    storage,
    endPurchases: () => Promise.resolve(true),
    clearUploads: () => tidyUploads({ uploads, parts, storage }),
    now: () => Date.now() + days * DAY,
    ...change,
  };
}

/** Tables and columns in which a text is found. */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(line.db);
  const found = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(name)} as r where r::text like ${`%${text}%`}`.execute(
      line.db,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.toSorted();
}

const memberOf = (id: string) =>
  line.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const filesLeft = () =>
  readdirSync(line.storageFolder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());

describe('an account whose time has come', () => {
  it('is a pseudonym afterwards, without files or words, and the books hold', async () => {
    const ada = await aFullAccount(line);
    const other = await aFullAccount(line);
    await line.creations.submit({ ...anOrder(ada.memberId), key: 'waits' });
    await line.ownKeys.save(ada.memberId, 'vidu', 'vda_of_ada');
    const before = await line.ledger.books();
    expect(before.breaches).toEqual([]);
    await eraseAccounts(depsAt(0.9));
    expect((await memberOf(ada.memberId)).deleted_at).toBeNull();
    await line.db.updateTable('member').set({ deletion_at: null }).where('id', '=', other.memberId).execute();
    expect(await placesOf(ada.email)).toEqual(['address_proof', 'mail', 'member', 'support_message']);

    await eraseAccounts(depsAt(1.1));
    const gone = await memberOf(ada.memberId);
    expect(gone).toMatchObject({ email: `deleted-${ada.memberId}@invalid.example`, name: '', photo_asset: null });
    expect(gone.erased_at).not.toBeNull();
    expect(await placesOf(ada.email)).toEqual([]);
    expect(await placesOf('A film by Ada')).toEqual(['project']);
    expect(await placesOf('I am Ada')).toEqual(['support_message']);
    const ofVideo = [uploadKey(ada.video), posterKey(ada.video)];
    for (const key of [`${ada.clip}-clip`, `${ada.clip}-poster`, uploadKey(ada.upload), ada.photo, ...ofVideo]) {
      expect(await line.storage.size(key)).toBeUndefined();
      expect(existsSync(join(line.storageFolder, key.slice(-2), key))).toBe(false);
    }
    const owned = await sql`select from asset where owner = ${ada.memberId}
      union all select from upload where member_id = ${ada.memberId}
      union all select from session where member_id = ${ada.memberId}
      union all select from project where member_id = ${ada.memberId}
      union all select from route where member_id = ${ada.memberId} and (sealed_key is not null or removed_at is null)
      union all select from security_event where member_id = ${ada.memberId} or detail::text like '%Ada%'
        and address_hash = ${Buffer.from(ada.memberId)}
      union all select from creation where member_id = ${ada.memberId} and input <> '{}'`.execute(line.db);
    expect(owned.rows).toEqual([]);

    // One clip was charged, the one that waited went back; nobody else lost anything.
    expect(await line.ledger.balance(ada.memberId)).toMatchObject({ available: 32, held: 0 });
    const { breaches, sums } = await line.ledger.books();
    expect([breaches, sums]).toEqual([[], { ...before.sums, ...moved(before.sums, 8) }]);
    expect(await line.storage.size(uploadKey(other.upload))).toBe(5);
    expect(await line.storage.size(posterKey(other.video))).toBe(5);
    expect(await line.storage.size(other.photo)).toBe(5);
    expect(await memberOf(other.memberId)).toMatchObject({ email: other.email, name: 'Ada' });
    await eraseAccounts(depsAt(1.1));
    expect(await memberOf(ada.memberId)).toEqual(gone);
  });

  it('goes on wherever the last round was stopped', async () => {
    const ada = await aFullAccount(line);
    let left = 0;
    const die = () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
    };
    const whole = depsAt(1.1);
    const dying = Object.fromEntries(
      Object.entries(whole.erasures).map(([name, act]: [string, (...given: string[]) => unknown]) => [
        name,
        (...given: string[]) => {
          die();
          return act(...given);
        },
      ]),
    ) as unknown as EraseDeps['erasures']; // The same methods, each of which may fail.
    const remove = (key: string) => (die(), line.storage.remove(key));
    let kills = 0;
    for (; kills < 60; kills += 1) {
      left = kills;
      const outcome = await eraseAccounts({ ...whole, erasures: dying, storage: { remove } }).catch(String);
      if (outcome === undefined) break;
      expect(outcome).toContain('killed');
    }
    expect(kills).toBeGreaterThan(10);
    expect((await memberOf(ada.memberId)).erased_at).not.toBeNull();
    expect(await placesOf(ada.email)).toEqual([]);
    const owned = [ada.clip, ada.upload, ada.video];
    expect(filesLeft().filter(({ name }) => owned.some((id) => name.includes(id)))).toEqual([]);
    expect((await line.ledger.books()).breaches).toEqual([]);
  });

  it('waits with the rest until its last clip has been stopped', async () => {
    const { memberId, read } = await line.order();
    const job = await line.queue.claim({ lane: 'local', worker: 'w', leaseMs: 60_000 });
    if (!job) throw new Error('nothing to draw');
    await line.creations.begin(job.lease);
    await line.db.updateTable('member').set({ deletion_at: new Date() }).where('id', '=', memberId).execute();
    await eraseAccounts(depsAt(0.1));
    await eraseAccounts(depsAt(0.1));
    const closed = await memberOf(memberId);
    expect([closed.deleted_at === null, closed.erased_at]).toEqual([false, null]);
    expect((await read()).record).toMatchObject({ state: 'running', input: { prompt: expect.any(String) as string } });
    expect(await line.creations.confirmCancel(job.lease)).toBe('ended');
    await eraseAccounts(depsAt(0.1));
    expect((await memberOf(memberId)).erased_at).not.toBeNull();
    // A worker that was lost and delivers now delivers to nobody.
    expect(await line.creations.fail(job.lease, { state: 'failed', reason: 'crashed', retryable: false })).toBe(
      'stale',
    );
    expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
    expect((await line.ledger.books()).breaches).toEqual([]);
  });

  it('goes once, whoever does it, and takes nothing new, time after time', async () => {
    const members: string[] = [];
    for (let round = 0; round < atNight(50, 4); round += 1) {
      const { memberId } = await line.order();
      await line.db.updateTable('member').set({ deletion_at: new Date() }).where('id', '=', memberId).execute();
      const deps = depsAt(0.1);
      const asking = line.creations.submit({ ...anOrder(memberId), key: randomUUID() });
      const late = asking.then(() => 'asked').catch(String);
      const closed = await Promise.all([closeAccount(deps, memberId), closeAccount(deps, memberId)]);
      expect(closed.filter(Boolean)).toHaveLength(1);
      expect(await late).toMatch(/^asked$|the account \S+ is gone$/);
      members.push(memberId);
    }
    await Promise.all([1, 2].map(() => eraseAccounts(depsAt(0.1))));
    for (const memberId of members) {
      expect((await memberOf(memberId)).erased_at).not.toBeNull();
      expect(await line.creations.unfinished(memberId)).toEqual([]);
      expect(await line.ledger.balance(memberId)).toMatchObject({ available: 40, held: 0 });
    }
    expect((await line.ledger.books()).breaches).toEqual([]);
  });
});

it('removes pictures that nobody shows once an hour has passed', async () => {
  const { memberId } = await line.order();
  const upload = await aReadyUpload(line, memberId);
  const photos = createPostgresPhotos(line.db);
  const planned = await Promise.all([1, 2, 3].map(() => photos.plan(memberId, upload)));
  const [shown, second, third] = planned.map((one) => one?.storageKey ?? '');
  for (const key of [shown, second, third]) await put(line, key ?? '');
  await photos.show(memberId, planned[1]?.id ?? '');
  await photos.show(memberId, planned[0]?.id ?? '');
  await tidyPhotos({ photos, storage: line.storage });
  expect(await line.storage.size(second ?? '')).toBe(5);
  await sql`update asset set removed_at = removed_at - interval '61 minutes' where kind = 'photo'`.execute(line.db);
  await tidyPhotos({ photos, storage: line.storage });
  expect(await Promise.all([shown, second, third].map((key) => line.storage.size(key ?? '')))).toEqual([
    5,
    undefined,
    undefined,
  ]);
});

/** What a hold of so many credits that went back changes. */
function moved(sums: Readonly<Record<string, number>>, credits: number): Record<string, number> {
  const of = (name: string) => sums[name] ?? 0;
  return {
    'available to members': of('available to members') + credits,
    'held to members': of('held to members') - credits,
  };
}
