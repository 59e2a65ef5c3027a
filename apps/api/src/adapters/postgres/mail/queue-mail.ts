import { sql, type Kysely } from 'kysely';

import type { NewMail } from '../../../domain/mail/mail.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';

/** What the values of a mail are sealed for. */
export const MAIL_PURPOSE = 'mail';

/**
 * Puts a mail and the job that sends it in place, within the transaction of what it tells of. False where its key was
 * mailed before.
 */
export async function queueMail(
  db: Kysely<Database>,
  vault: Vault,
  { key, to, kind, locale, values }: NewMail,
): Promise<boolean> {
  const sealed = vault.seal(MAIL_PURPOSE, values);
  const { rows } = await sql<{ queued: boolean }>`
    select mail_queue(${key}, ${to}, ${kind}, ${locale}, ${sealed}) as queued`.execute(db);
  return rows[0]?.queued === true;
}
