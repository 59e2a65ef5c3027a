import { fail, ok } from '@kinora/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { LinkedMembers } from '../../domain/linked-members.ts';
import type { ProvenPerson } from '../../domain/sign-in-provider.ts';
import type { Vault } from '../vault.ts';
import { endAccess } from './end-access.ts';
import { queueMail } from './queue-mail.ts';
import type { Database } from './schema.ts';
import { giveStart } from './start-grants.ts';

const PROVIDER = 'google';

type Transactional = Transaction<Database>;
type From = Parameters<LinkedMembers['enter']>[1];

/** The member linked to this identity; racing sign-ins of one identity wait for each other here. */
async function findLinked(trx: Transactional, person: ProvenPerson): Promise<string | undefined> {
  const { issuer, subject, email, isEmailVerified } = person;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${issuer} ${subject}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('sign_in_link')
    .innerJoin('member', 'member.id', 'sign_in_link.member_id')
    .select('member_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('member.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row && isEmailVerified) {
    const renamed = trx.updateTable('sign_in_link').set({ email });
    await renamed.where('issuer', '=', issuer).where('subject', '=', subject).execute();
  }
  return row?.member_id;
}

async function addMember(trx: Transactional, email: string, from: From): Promise<string | undefined> {
  const row = await trx
    .insertInto('member')
    .values({ email, password_hash: null, email_confirmed_at: new Date() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await giveStart(trx, row.id, { ...from, scope: 'any' });
  return row?.id;
}

interface Unproven {
  readonly id: string;
  readonly email: string;
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
async function claimMember(trx: Transactional, vault: Vault, email: string): Promise<string | undefined> {
  const member = await trx
    .selectFrom('member')
    .select(['id', 'email', 'locale', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  if (member.email_confirmed_at === null) await handOver(trx, vault, member);
  const taken = trx.selectFrom('sign_in_link').select('subject').where('member_id', '=', member.id);
  return (await taken.where('provider', '=', PROVIDER).executeTakeFirst()) ? undefined : member.id;
}

async function link(trx: Transactional, memberId: string, { issuer, subject, email }: ProvenPerson): Promise<void> {
  await trx
    .insertInto('sign_in_link')
    .values({ issuer, subject, provider: PROVIDER, member_id: memberId, email })
    // Such a row is that of a member who is gone.
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ member_id: memberId, email, linked_at: new Date() }),
    )
    .execute();
}

/** Members by what a provider says of them; each entry is one transaction. */
export function createPostgresLinkedMembers(db: Kysely<Database>, vault: Vault): LinkedMembers {
  return {
    enter: (person, from) =>
      db.transaction().execute(async (trx) => {
        const known = await findLinked(trx, person);
        if (known !== undefined) return ok({ memberId: known });
        if (!person.isEmailVerified) return fail('email-unverified' as const);
        const memberId = (await addMember(trx, person.email, from)) ?? (await claimMember(trx, vault, person.email));
        if (memberId === undefined) return fail('link-taken' as const);
        await link(trx, memberId, person);
        return ok({ memberId });
      }),
  };
}
