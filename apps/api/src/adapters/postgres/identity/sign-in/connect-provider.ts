import { fail, ok, type Result } from '@kinora/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { ConnectFailure } from '../../../../domain/identity/linked-members.ts';
import type { ProvenPerson } from '../../../../domain/identity/sign-in-provider.ts';
import type { Database } from '../../schema.ts';
import { recordEvent } from '../record-event.ts';
import { findLinked, isLinked, linkMember } from './sign-in-links.ts';

/**
 * The member of a session that lives on until the end of the transaction. The member is locked first, as by whoever
 * ends all sessions: one waits for the other.
 */
async function memberOf(trx: Transaction<Database>, session: Buffer): Promise<string | undefined> {
  const found = () => trx.selectFrom('session').select('member_id').where('token_hash', '=', session);
  const memberId = (await found().executeTakeFirst())?.member_id ?? null;
  if (memberId === null) return undefined;
  const living = trx.selectFrom('member').select('id').where('id', '=', memberId).where('deleted_at', 'is', null);
  if (!(await living.forNoKeyUpdate().executeTakeFirst())) return undefined;
  const live = found()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<number>`now()`)
    .forShare();
  return (await live.executeTakeFirst())?.member_id ?? undefined;
}

/** Links a person to the member of a live session, in one transaction. */
export function connectProvider(
  db: Kysely<Database>,
  person: ProvenPerson,
  session: Buffer,
): Promise<Result<null, ConnectFailure>> {
  return db.transaction().execute(async (trx): Promise<Result<null, ConnectFailure>> => {
    if (!person.isEmailVerified) return fail('email-unverified');
    const known = await findLinked(trx, person);
    const memberId = await memberOf(trx, session);
    if (memberId === undefined) return fail('signed-out');
    if (known === memberId) return ok(null);
    if (known !== undefined) return fail('link-taken');
    if (await isLinked(trx, memberId)) return fail('already-linked');
    await linkMember(trx, memberId, person);
    await recordEvent(trx, memberId, 'sign-in-linked');
    return ok(null);
  });
}
