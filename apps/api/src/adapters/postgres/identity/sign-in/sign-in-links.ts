import { sql, type Transaction } from 'kysely';

import type { ProvenPerson } from '../../../../domain/identity/sign-in-provider.ts';
import type { Database } from '../../schema.ts';

const PROVIDER = 'google';

/** The member linked to this identity; other look-ups of the same identity wait until the transaction ends. */
export async function findLinked(trx: Transaction<Database>, person: ProvenPerson): Promise<string | undefined> {
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

/** Whether a member, whose row is locked, is linked to anybody there. */
export async function isLinked(trx: Transaction<Database>, memberId: string): Promise<boolean> {
  const links = trx.selectFrom('sign_in_link').select('subject').where('member_id', '=', memberId);
  return (await links.where('provider', '=', PROVIDER).executeTakeFirst()) !== undefined;
}

/** Links an identity that `findLinked` has found free. */
export async function linkMember(
  trx: Transaction<Database>,
  memberId: string,
  { issuer, subject, email }: ProvenPerson,
): Promise<void> {
  await trx
    .insertInto('sign_in_link')
    .values({ issuer, subject, provider: PROVIDER, member_id: memberId, email })
    // Such a row is that of a member who is gone.
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ member_id: memberId, email, linked_at: new Date() }),
    )
    .execute();
}
