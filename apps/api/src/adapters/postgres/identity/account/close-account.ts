import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '../../schema.ts';
import { recordEvent } from '../record-event.ts';

type Trx = Transaction<Database>;

/** Longer than an address may be, so it can't be used to sign up. */
const pseudonym = (memberId: string) => `deleted-${memberId}@invalid.example`;

interface Addresses {
  readonly email: string;
  readonly next_email: string | null;
  readonly notice_email: string | null;
}

const OF_THE_MEMBER = [
  'sign_in_link',
  'address_proof',
  'code',
  'ticket',
  'member_device',
  'session',
  'share',
  'project',
] as const;

async function forgetWays(trx: Trx, memberId: string): Promise<void> {
  for (const table of OF_THE_MEMBER) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
}

/** Mails know addresses only; one that still waits is not sent any more. */
async function forgetMails(trx: Trx, { email, next_email, notice_email }: Addresses): Promise<void> {
  const addresses = [email, next_email, notice_email].filter((one) => one !== null);
  await trx.deleteFrom('mail').where('recipient', 'in', addresses).execute();
}

/** That something was written or happened stays; who it was does not. */
async function forgetWords(trx: Trx, memberId: string, { email }: Addresses): Promise<void> {
  await trx
    .updateTable('support_message')
    .set({ email: '', message: '', member_id: null, creation_id: null, address_hash: null })
    .where((is) => is.or([is('member_id', '=', memberId), is('email', '=', email)]))
    .execute();
  await trx
    .updateTable('security_event')
    .set({ member_id: null, address_hash: null, device_hash: null, detail: '{}' })
    .where('member_id', '=', memberId)
    .execute();
}

async function becomePseudonym(trx: Trx, memberId: string): Promise<void> {
  await trx
    .updateTable('member')
    .set({
      email: pseudonym(memberId),
      password_hash: null,
      password_changed_at: null,
      name: '',
      head_photo: null,
      photo_asset: null,
      locale: 'en',
      email_confirmed_at: null,
      next_email: null,
      notice_email: null,
      notice_confirmed_at: null,
      deleted_at: new Date(),
    })
    .where('id', '=', memberId)
    .execute();
}

/** What `Erasures` says of it: one transaction, after which only files and requests are left. */
export function closeAccount(db: Kysely<Database>, memberId: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const addresses = await trx
      .selectFrom('member')
      .select(['email', 'next_email', 'notice_email'])
      .where('id', '=', memberId)
      .where('deleted_at', 'is', null)
      .where('deletion_at', '<=', sql<number>`${new Date(now)}::timestamptz`)
      .forUpdate()
      .executeTakeFirst();
    if (!addresses) return false;
    await becomePseudonym(trx, memberId);
    await forgetWays(trx, memberId);
    await forgetMails(trx, addresses);
    await forgetWords(trx, memberId, addresses);
    await recordEvent(trx, null, 'account-closed');
    return true;
  });
}
