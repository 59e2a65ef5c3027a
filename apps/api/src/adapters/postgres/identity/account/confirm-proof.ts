import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';

import type { AddressPurpose } from '../../../../domain/identity/address.ts';
import { maskAddress } from '../../../../domain/identity/mask-address.ts';
import type { Vault } from '../../../vault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../schema.ts';
import type { MemberTable } from '../identity-schema.ts';

type Trx = Transaction<Database>;
type Member = Selectable<MemberTable>;

interface Proof {
  readonly hash: Buffer;
  readonly member_id: string;
  readonly purpose: AddressPurpose;
  readonly email: string;
}

export type Confirmed = Result<
  { readonly email: string; readonly purpose: AddressPurpose },
  'unknown-proof' | 'email-taken'
>;

const alive = (trx: Trx) =>
  trx
    .selectFrom('address_proof')
    .select(['hash', 'member_id', 'purpose', 'email'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<number>`clock_timestamp()`);

/** Whose proof it is, locked; undefined where somebody else has used the proof up meanwhile. */
async function useUp(trx: Trx, hashes: readonly Buffer[]): Promise<{ proof: Proof; member: Member } | undefined> {
  const seen = await alive(trx).where('hash', 'in', hashes).executeTakeFirst();
  if (!seen) return undefined;
  const member = await trx
    .selectFrom('member')
    .selectAll()
    .where('id', '=', seen.member_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Looked at again under the lock: a newer link or another reader may have been faster.
  const proof = await alive(trx).where('hash', '=', seen.hash).forUpdate().executeTakeFirst();
  if (!member || !proof) return undefined;
  await trx.updateTable('address_proof').set({ used_at: new Date() }).where('hash', '=', proof.hash).execute();
  return { proof, member };
}

/** Credits of the start pay every route once the address is proven (decisions 5). Accounts are locked before the member's row changes. */
const widen = (trx: Trx, memberId: string) => sql`select ledger_widen(${memberId}::uuid, 'start')`.execute(trx);

const change = (trx: Trx, { id }: Member) => trx.updateTable('member').where('id', '=', id);

/** Codes for the old address end, and its reader is told. */
async function takeOver(trx: Trx, vault: Vault, member: Member): Promise<Confirmed> {
  const { email: old, id, locale, next_email: email } = member;
  if (email === null) return fail('unknown-proof');
  const other = await trx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst();
  if (other) return fail('email-taken');
  await widen(trx, id);
  await change(trx, member).set({ email, next_email: null, email_confirmed_at: new Date() }).execute();
  await trx.deleteFrom('code').where('member_id', '=', id).execute();
  const values = { email: maskAddress(email) };
  await queueMail(trx, vault, { key: `moved:${randomUUID()}`, to: old, kind: 'address-changed', locale, values });
  return ok({ email, purpose: 'next' });
}

async function apply(trx: Trx, vault: Vault, { proof, member }: { proof: Proof; member: Member }): Promise<Confirmed> {
  const { email, purpose } = proof;
  const current = { account: member.email, next: member.next_email, notice: member.notice_email };
  if (current[purpose] !== email) return fail('unknown-proof');
  if (purpose === 'next') return takeOver(trx, vault, member);
  if (purpose === 'account') {
    await widen(trx, member.id);
    await change(trx, member).set({ email_confirmed_at: new Date() }).execute();
  } else {
    await change(trx, member).set({ notice_confirmed_at: new Date() }).execute();
  }
  return ok({ email, purpose });
}

const TAKEN = '23505';
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === TAKEN;

/** Uses the proof with one of these hashes up, and does what it is for. */
export async function confirmProof(db: Kysely<Database>, vault: Vault, hashes: readonly Buffer[]): Promise<Confirmed> {
  if (hashes.length === 0) return fail('unknown-proof');
  try {
    return await db.transaction().execute(async (trx) => {
      const used = await useUp(trx, hashes);
      return used ? apply(trx, vault, used) : fail('unknown-proof');
    });
  } catch (error) {
    // Another member signed up with the address at the same moment.
    if (isTaken(error)) return fail('email-taken');
    throw error;
  }
}
