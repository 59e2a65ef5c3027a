import { fail, ok } from '@kinora/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { Entered, EnteredFrom, LinkedMembers } from '../../../../domain/identity/linked-members.ts';
import type { Vault } from '../../../vault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { giveStart } from '../../money/start-grants.ts';
import type { Database } from '../../schema.ts';
import { endAccess } from '../end-access.ts';
import { connectProvider } from './connect-provider.ts';
import { findLinked, isLinked, linkMember } from './sign-in-links.ts';

type Transactional = Transaction<Database>;

interface Newcomer extends EnteredFrom {
  readonly email: string;
}

/** A new member with start credits, greeted by mail; undefined where the address has an account. */
async function addMember(
  trx: Transactional,
  vault: Vault,
  { email, locale, ...from }: Newcomer,
): Promise<Entered | undefined> {
  const row = await trx
    .insertInto('member')
    .values({ email, password_hash: null, email_confirmed_at: new Date(), locale })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const start = await giveStart(trx, row.id, { ...from, isProven: true });
  await queueMail(trx, vault, { key: `welcome:${row.id}`, to: email, kind: 'welcome', locale, values: {} });
  return { memberId: row.id, start };
}

interface Unproven {
  readonly id: string;
  readonly email: string;
  /** Of whom it goes to. */
  readonly locale: string;
  readonly password_hash: string | null;
}

/**
 * Takes an account away from whoever opened it without proving its address, and gives it to whom the address belongs:
 * everything that lets somebody in ends, and every other address goes (pre-hijacking).
 */
async function handOver(trx: Transactional, vault: Vault, member: Unproven): Promise<void> {
  const { id, email, locale } = member;
  const now = new Date();
  await trx
    .updateTable('member')
    .set({
      password_hash: null,
      password_changed_at: now,
      email_confirmed_at: now,
      locale,
      next_email: null,
      notice_email: null,
      notice_confirmed_at: null,
    })
    .where('id', '=', id)
    .execute();
  await endAccess(trx, id);
  await trx.deleteFrom('code').where('member_id', '=', id).execute();
  await trx.deleteFrom('address_proof').where('member_id', '=', id).execute();
  await trx.deleteFrom('sign_in_link').where('member_id', '=', id).execute();
  await sql`select ledger_widen(${id}::uuid, 'start')`.execute(trx);
  if (member.password_hash === null) return;
  // It happens at most once to an account: from here on its address is confirmed.
  const mail = { key: `password-changed:${id}:handed-over`, to: email, kind: 'password-changed', locale } as const;
  await queueMail(trx, vault, { ...mail, values: { how: 'removed' } });
}

/** The member with this address, who may be linked to this identity; undefined where another identity has the place. */
async function claimMember(
  trx: Transactional,
  vault: Vault,
  { email, locale }: Pick<Newcomer, 'email' | 'locale'>,
): Promise<Entered | undefined> {
  const member = await trx
    .selectFrom('member')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  if (member.email_confirmed_at === null) await handOver(trx, vault, { ...member, locale });
  return (await isLinked(trx, member.id)) ? undefined : { memberId: member.id };
}

/** Members by what a provider says of them; each entry is one transaction. */
export function createPostgresLinkedMembers(db: Kysely<Database>, vault: Vault): LinkedMembers {
  return {
    enter: (person, from) =>
      db.transaction().execute(async (trx) => {
        const known = await findLinked(trx, person);
        if (known !== undefined) return ok({ memberId: known });
        if (!person.isEmailVerified) return fail('email-unverified' as const);
        const newcomer = { ...from, email: person.email };
        const entered = (await addMember(trx, vault, newcomer)) ?? (await claimMember(trx, vault, newcomer));
        if (!entered) return fail('link-taken' as const);
        await linkMember(trx, entered.memberId, person);
        return ok(entered);
      }),

    connect: (person, session) => connectProvider(db, person, session),
  };
}
