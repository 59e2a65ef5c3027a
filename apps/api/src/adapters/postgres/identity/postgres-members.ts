import { fail, ok } from '@kinora/contracts';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';

import type { Welcome } from '../../../domain/identity/address.ts';
import type { Member, Members, NewMember } from '../../../domain/identity/identity.ts';
import { giveStart } from '../money/start-grants.ts';
import type { Database } from '../schema.ts';
import { startProof } from './account/start-proof.ts';
import type { MemberTable } from './identity-schema.ts';
import { PASSWORD_VERSION } from './password-version.ts';

const COLUMNS = ['id', 'email', 'name', 'photo_asset', 'password_hash', 'email_confirmed_at'] as const;
const version = PASSWORD_VERSION.as('password_version');
type Row = Pick<Selectable<MemberTable>, (typeof COLUMNS)[number]> & { readonly password_version: string };

function memberOf(row: Row): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    photo: row.photo_asset,
    passwordHash: row.password_hash,
    passwordVersion: row.password_version,
    emailConfirmed: row.email_confirmed_at !== null,
  };
}

const localeOf = ({ welcome }: NewMember) => (welcome ? { locale: welcome.locale } : {});

async function welcomeTo(trx: Transaction<Database>, { id, email }: Member, welcome: Welcome | undefined) {
  if (!welcome) return;
  const { locale, proofHash, sealed } = welcome;
  await startProof(trx, { memberId: id, purpose: 'account', email, hash: proofHash });
  await sql`select mail_queue(${`welcome:${id}`}, ${email}, 'welcome', ${locale}, ${sealed})`.execute(trx);
}

/** Members in PostgreSQL. `photoAddress` says where a stored picture is to be found. */
export function createPostgresMembers(
  db: Kysely<Database>,
  photoAddress: (id: string) => string = (id) => id,
): Members {
  const shown = (row: Row | undefined) => {
    const member = row && memberOf(row);
    return member && { ...member, photo: member.photo === null ? null : photoAddress(member.photo) };
  };
  const living = () => db.selectFrom('member').select(COLUMNS).select(version).where('deleted_at', 'is', null);
  return {
    async findByEmail(email) {
      const row = await living().where('email', '=', email).executeTakeFirst();
      return shown(row);
    },

    async find(id) {
      const row = await living().where('id', '=', id).executeTakeFirst();
      return shown(row);
    },

    add: (member) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto('member')
          .values({ email: member.email, password_hash: member.passwordHash, ...localeOf(member) })
          .onConflict((conflict) => conflict.doNothing())
          .returning(COLUMNS)
          .returning(version)
          .executeTakeFirst();
        if (!row) return fail('email-taken' as const);
        const start = await giveStart(trx, row.id, { ...member, isProven: false });
        // Last: until the end, other mails wait for this one's place in line.
        await welcomeTo(trx, memberOf(row), member.welcome);
        return ok({ member: memberOf(row), start });
      }),
  };
}
