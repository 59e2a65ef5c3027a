import { sql, type Kysely } from 'kysely';

import type { Erasures } from '../../../../domain/identity/erasures.ts';
import type { Database } from '../../schema.ts';
import { closeAccount } from './close-account.ts';

type Db = Kysely<Database>;

/** Taken up at once. */
const SOME = 100;

async function idsOf(db: Db, query: ReturnType<typeof sql<{ id: string }>>): Promise<readonly string[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

async function removeUploads(db: Db, memberId: string): Promise<void> {
  const ids = await idsOf(db, sql`select id from upload where member_id = ${memberId} and removed_at is null`);
  for (const id of ids) await sql`select upload_remove(${memberId}, ${id})`.execute(db);
}

async function isBusy(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from job where member_id = ${memberId} and state in ('queued', 'running'))
      or exists (select from creation where member_id = ${memberId} and state in ('waiting', 'running'))
      or exists (select from upload where member_id = ${memberId}) as busy`.execute(db);
  return rows[0]?.busy !== false;
}

/** Its job goes, too: the late delivery of a lost worker is then that of a stranger. */
function blank(db: Db, creationId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`delete from job where creation_id = ${creationId}`.execute(trx);
    await trx.deleteFrom('share').where('creation_id', '=', creationId).execute();
    const { rows } = await sql<{ clip: string | null }>`
      select result_asset as clip from creation where id = ${creationId} for update`.execute(trx);
    await sql`update creation set input = '{}', input_version = 0, result_asset = null,
      removed_at = coalesce(removed_at, now()), erased_at = coalesce(erased_at, now()), is_favourite = false,
      folder_id = null, tags = '{}' where id = ${creationId}`.execute(trx);
    const clip = rows[0]?.clip ?? null;
    await trx.deleteFrom('asset').where('derived_from', '=', clip).execute();
    await trx.deleteFrom('asset').where('id', '=', clip).execute();
  });
}

/** What is left of the member beside money: places in line, where the sign-up came from, own keys. */
function finish(db: Db, memberId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const table of ['job', 'member_lane', 'start_grant', 'idempotency', 'folder', 'trial'] as const) {
      await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
    }
    const gone = { sealed_key: null, removed_at: new Date() };
    await trx.updateTable('route').set(gone).where('member_id', '=', memberId).execute();
    await trx
      .updateTable('member')
      .set({ erased_at: new Date() })
      .where('id', '=', memberId)
      .where('deleted_at', 'is not', null)
      .execute();
  });
}

/** Accounts that go, in PostgreSQL. */
export function createPostgresErasures(db: Db): Erasures {
  return {
    due: (now) =>
      idsOf(
        db,
        sql`select id from member where deletion_at <= ${new Date(now)}::timestamptz and deleted_at is null
          order by deletion_at limit ${SOME}`,
      ),
    close: (memberId, now) => closeAccount(db, memberId, now),
    closed: () =>
      idsOf(
        db,
        sql`select id from member where deleted_at is not null and erased_at is null
          order by deleted_at limit ${SOME}`,
      ),
    removeUploads: (memberId) => removeUploads(db, memberId),
    isBusy: (memberId) => isBusy(db, memberId),
    requests: (memberId) =>
      idsOf(db, sql`select id from creation where member_id = ${memberId} and input_version <> 0 limit ${SOME}`),
    blank: (creationId) => blank(db, creationId),
    files: (memberId) =>
      db
        .selectFrom('asset')
        .select(['id', 'storage_key as storageKey'])
        .where('owner', '=', memberId)
        .orderBy(sql`derived_from nulls last`)
        .limit(SOME)
        .execute(),
    async forgetFile(id) {
      await db.deleteFrom('asset').where('id', '=', id).execute();
    },
    finish: (memberId) => finish(db, memberId),
  };
}
