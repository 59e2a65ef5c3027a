import { sql, type Kysely } from 'kysely';

import type { Photos, PlannedPhoto } from '../../../../domain/identity/photos.ts';
import { uploadKey } from '../../../../domain/uploads/upload.ts';
import type { Database } from '../../schema.ts';

type Db = Kysely<Database>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Cleared up at once. */
const SOME = 100;
/** Of one member, those that wait for being cleared up included: copies do not count as uploads. */
const MOST = 20;

async function plan(db: Db, memberId: string, uploadId: string): Promise<PlannedPhoto | undefined> {
  if (!UUID.test(uploadId)) return undefined;
  const { rows } = await sql<{ id: string; key: string }>`
    insert into asset (id, kind, owner, source, bytes, checksum, type, width, height, storage_key, removed_at)
    select place.id, 'photo', upload.member_id, 'upload:' || upload.id, file.bytes, file.checksum, file.type,
      file.width, file.height, place.id || '-photo', clock_timestamp()
    from upload join asset as file on file.id = upload.asset_id, (select uuid_v7() as id) as place
    where upload.id = ${uploadId} and upload.member_id = ${memberId} and upload.removed_at is null
      and file.type like 'image/%'
      and (select count(*) from asset where owner = ${memberId} and kind = 'photo') < ${MOST}
    returning id, storage_key as key`.execute(db);
  const [row] = rows;
  return row && { id: row.id, storageKey: row.key, sourceKey: uploadKey(uploadId) };
}

function show(db: Db, memberId: string, photoId: string | null): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // One after the other: of two pictures at once, the one that is not shown is cleared up.
    const member = await trx
      .selectFrom('member')
      .select('photo_asset')
      .where('id', '=', memberId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) throw new Error('the account of a picture is gone');
    const photo = (id: string) => trx.updateTable('asset').where('id', '=', id).where('owner', '=', memberId);
    await trx.updateTable('member').set({ photo_asset: photoId }).where('id', '=', memberId).execute();
    if (member.photo_asset !== null) await photo(member.photo_asset).set({ removed_at: new Date() }).execute();
    if (photoId !== null) await photo(photoId).set({ removed_at: null }).execute();
  });
}

async function removed(db: Db) {
  return db
    .selectFrom('asset')
    .select(['id', 'storage_key as storageKey'])
    .where('kind', '=', 'photo')
    .where('removed_at', '<', sql<number>`now() - interval '1 hour'`)
    .limit(SOME)
    .execute();
}

/** Pictures of members in PostgreSQL; the files lie in the storage. */
export function createPostgresPhotos(db: Db): Photos {
  return {
    plan: (memberId, uploadId) => plan(db, memberId, uploadId),
    show: (memberId, photoId) => show(db, memberId, photoId),
    removed: () => removed(db),
    async forget(id) {
      await db.deleteFrom('asset').where('id', '=', id).where('kind', '=', 'photo').execute();
    },
  };
}
