import type { Profile, SignInLink } from '@kinora/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';

import type { Profiles } from '../../domain/profile.ts';
import type { MemberTable } from './identity-schema.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

async function signInsOf(db: Db, memberId: string): Promise<readonly SignInLink[]> {
  return db
    .selectFrom('sign_in_link')
    .select(['provider', 'email', 'linked_at as linkedAt'])
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .execute();
}

/** The address that was asked for, as long as the link that was mailed to it still works. */
async function nextEmailOf(db: Db, { id, next_email: email }: Selectable<MemberTable>, now: number) {
  if (email === null) return null;
  const proof = await db
    .selectFrom('address_proof')
    .select('email')
    .where('member_id', '=', id)
    .where('purpose', '=', 'next')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<number>`${new Date(now)}::timestamptz`)
    .executeTakeFirst();
  return proof?.email ?? null;
}

async function profileOf(db: Db, row: Selectable<MemberTable>, now: number): Promise<Profile> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    nextEmail: await nextEmailOf(db, row, now),
    noticeEmail: row.notice_email,
    isNoticeEmailConfirmed: row.notice_confirmed_at !== null,
    photo: row.photo_asset,
    hasPassword: row.password_hash !== null,
    signIns: await signInsOf(db, row.id),
    createdAt: row.created_at,
    deletionAt: row.deletion_at,
  };
}

/** Members as they see themselves, in PostgreSQL. `photoAddress` says where a stored picture is to be found. */
export function createPostgresProfiles(db: Db, photoAddress: (id: string) => string = (id) => id): Profiles {
  return {
    async read(memberId, { now }) {
      const row = await db
        .selectFrom('member')
        .selectAll()
        .where('id', '=', memberId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const profile = row && (await profileOf(db, row, now));
      return profile && { ...profile, photo: profile.photo === null ? null : photoAddress(profile.photo) };
    },
  };
}
