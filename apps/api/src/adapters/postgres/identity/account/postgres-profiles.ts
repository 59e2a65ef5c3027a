import type { Profile, SignInLink } from '@kinora/contracts/identity';
import { sql, type Kysely, type Selectable } from 'kysely';

import { LINK_PAUSE_SECONDS } from '../../../../domain/identity/address.ts';
import type { Profiles } from '../../../../domain/identity/profile.ts';
import type { Database } from '../../schema.ts';
import type { MemberTable } from '../identity-schema.ts';

type Db = Kysely<Database>;

async function signInsOf(db: Db, memberId: string): Promise<readonly SignInLink[]> {
  return db
    .selectFrom('sign_in_link')
    .select(['provider', 'email', 'linked_at as linkedAt'])
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .execute();
}

interface Waiting {
  readonly email: string | null;
  readonly pause: number;
}

/** What waits for its proof: the address, as long as a link that was mailed to it works, and how long no other is. */
async function waitingFor(
  db: Db,
  { id, email, now }: { readonly id: string; readonly email: string | null; readonly now: number },
  purpose: 'account' | 'next',
): Promise<Waiting> {
  const proof = await db
    .selectFrom('address_proof')
    .select('created_at')
    .where('member_id', '=', id)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<number>`${new Date(now)}::timestamptz`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!proof) return { email: null, pause: 0 };
  const left = Math.ceil(LINK_PAUSE_SECONDS - (now - proof.created_at) / 1000);
  return { email, pause: Math.min(LINK_PAUSE_SECONDS, Math.max(0, left)) };
}

async function profileOf(db: Db, row: Selectable<MemberTable>, now: number): Promise<Profile> {
  const { id, email, next_email: nextEmail } = row;
  const next = await waitingFor(db, { id, email: nextEmail, now }, 'next');
  const account = await waitingFor(db, { id, email, now }, 'account');
  return {
    id,
    name: row.name,
    email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    nextEmail: next.email,
    confirmationPause: account.pause,
    nextEmailPause: next.pause,
    noticeEmail: row.notice_email,
    isNoticeEmailConfirmed: row.notice_confirmed_at !== null,
    mailsLongClips: row.mails_long_clips,
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
