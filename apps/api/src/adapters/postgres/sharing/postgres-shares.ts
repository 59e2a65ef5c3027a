import { randomBytes } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';
import { SHARE_ID } from '@kinora/contracts/share';
import { type Kysely, sql } from 'kysely';

import type { SharedRecord, ShareRecord, Shares } from '../../../domain/sharing/shares.ts';
import type { Database } from '../schema.ts';

type Db = Kysely<Database>;

const ID_BYTES = 16;

/** A row of `share as s` as the domain reads it. */
export const SHARE_VIEW = sql<ShareRecord>`jsonb_build_object(
  'id', s.id, 'allowRemix', s.allow_remix, 'createdAt', epoch_ms(s.created_at)
)`;

async function open(
  db: Db,
  memberId: string,
  { id, allowRemix }: Parameters<Shares['open']>[1],
): ReturnType<Shares['open']> {
  const creation = await db
    .selectFrom('creation')
    .select('state')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!creation) return fail('unknown-creation');
  if (creation.state !== 'ready') return fail('not-ready');
  const link = randomBytes(ID_BYTES).toString('base64url');
  const { rows } = await sql<{ share: ShareRecord }>`
    insert into share as s (id, creation_id, member_id, allow_remix) values (${link}, ${id}, ${memberId}, ${allowRemix})
    on conflict (creation_id) do update set allow_remix = excluded.allow_remix
    returning ${SHARE_VIEW} as share`.execute(db);
  const [row] = rows;
  return row ? ok(row.share) : fail('unknown-creation');
}

/** In the trash, erased, or of an account that has closed: there is nothing to see, and the answer doesn't say why. */
async function find(db: Db, id: string): Promise<SharedRecord | undefined> {
  if (!SHARE_ID.test(id)) return undefined;
  const { rows } = await sql<SharedRecord>`
    select ${SHARE_VIEW} as share, creation_view(c) as record, member.name as by
    from share as s join creation as c on c.id = s.creation_id join member on member.id = c.member_id
    where s.id = ${id} and c.removed_at is null and c.state = 'ready' and c.input_version <> 0
      and member.deleted_at is null`.execute(db);
  return rows[0];
}

/** Links to clips, in PostgreSQL. */
export function createPostgresShares(db: Db): Shares {
  return {
    open: (memberId, creation) => open(db, memberId, creation),
    async of(memberId, creationId) {
      const { rows } = await sql<{ share: ShareRecord | null }>`
        select case when s.id is not null then ${SHARE_VIEW} end as share
        from creation as c left join share as s on s.creation_id = c.id
        where c.id = ${creationId} and c.member_id = ${memberId} and c.removed_at is null`.execute(db);
      return rows[0]?.share;
    },
    async close(memberId, creationId) {
      const gone = await db
        .deleteFrom('share')
        .where('creation_id', '=', creationId)
        .where('member_id', '=', memberId)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },
    find: (id) => find(db, id),
  };
}
