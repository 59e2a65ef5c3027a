import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

import { sql, type Kysely, type Transaction } from 'kysely';

import { CODE_RULES, newCode, type CodeAddress, type Codes, type CodeUse } from '../../../../domain/identity/codes.ts';
import type { Vault } from '../../../vault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../schema.ts';
import { endAccess } from '../end-access.ts';

const PURPOSE = 'password';

export interface CodeParts {
  readonly vault: Vault;
  /**
   * Keys the hashes: the database alone does not tell the few codes there are apart. The first of several makes them,
   * each of them is taken.
   */
  readonly key: string | readonly string[];
}

const inSeconds = (seconds: number) => sql<number>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Bound to member and purpose: the hash of one opens nothing else. By every key, the one in use first. */
function hasher(key: string | readonly string[]) {
  return (memberId: string, code: string) =>
    [key].flat().map((one) => createHmac('sha256', one).update(`${PURPOSE} ${memberId} ${code}`).digest());
}

/** Where a member can be reached: the account's address, and the notification address once it is confirmed. */
async function addressesOf(db: Kysely<Database>, memberId: string) {
  const { email, locale, notice_email, notice_confirmed_at } = await db
    .selectFrom('member')
    .select(['email', 'locale', 'notice_email', 'notice_confirmed_at'])
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { email, locale, notice: notice_confirmed_at === null ? null : notice_email };
}

/** Puts a code in place of the one before; false where that one is younger than the pause. */
async function place(trx: Transaction<Database>, memberId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ member_id: string }>`
    insert into code (member_id, purpose, hash, expires_at)
    values (${memberId}, ${PURPOSE}, ${hash}, ${inSeconds(CODE_RULES.seconds)})
    on conflict (member_id, purpose) do update
    set hash = excluded.hash, attempts = 0, created_at = excluded.created_at, expires_at = excluded.expires_at
    where code.created_at <= ${inSeconds(-CODE_RULES.pauseSeconds)}
    returning member_id`.execute(trx);
  return rows.length > 0;
}

/** Takes a live code away and keeps its row, so that the pause after it holds. */
async function useUp(trx: Transaction<Database>, memberId: string, hashes: readonly Buffer[]): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('code')
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('purpose', '=', PURPOSE)
    .where('hash', 'in', hashes)
    .where('expires_at', '>', sql<number>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface CodeWanted {
  readonly memberId: string;
  readonly to: CodeAddress;
}

async function sendCode(
  trx: Transaction<Database>,
  { vault, key }: CodeParts,
  { memberId, to }: CodeWanted,
): Promise<boolean> {
  const code = newCode(randomInt);
  const [hash = Buffer.of()] = hasher(key)(memberId, code);
  if (!(await place(trx, memberId, hash))) return false;
  const { email, locale, notice } = await addressesOf(trx, memberId);
  await queueMail(trx, vault, {
    key: `code:${memberId}:${hash.toString('base64url')}`,
    to: to === 'notice' ? (notice ?? email) : email,
    kind: 'code',
    locale,
    values: { code },
  });
  return true;
}

/** Also ends what was opened with the password before, and tells every address of the member. */
async function setPassword(trx: Transaction<Database>, vault: Vault, { memberId, passwordHash }: CodeUse) {
  await trx
    .updateTable('member')
    .set({ password_hash: passwordHash, password_changed_at: sql<Date>`now()` })
    .where('id', '=', memberId)
    .execute();
  await endAccess(trx, memberId);
  const { email, locale, notice } = await addressesOf(trx, memberId);
  const event = randomUUID();
  for (const to of new Set([email, notice ?? email])) {
    const key = `password-changed:${event}:${to === email ? 'account' : 'notice'}`;
    await queueMail(trx, vault, { key, to, kind: 'password-changed', locale, values: { how: 'changed' } });
  }
}

/** Codes in the table `code`. Attempts are counted in the statement that reads the hash, before anything is compared. */
export function createPostgresCodes(db: Kysely<Database>, parts: CodeParts): Codes {
  const hashesOf = hasher(parts.key);
  return {
    send: (memberId, to) => db.transaction().execute((trx) => sendCode(trx, parts, { memberId, to })),

    async check(email, code) {
      const { rows } = await sql<{ memberId: string; hash: Buffer }>`
        update code set attempts = attempts + 1 from member
        where member.id = code.member_id and member.email = ${email} and member.deleted_at is null
          and purpose = ${PURPOSE} and attempts < ${CODE_RULES.attempts} and expires_at > clock_timestamp()
        returning member.id as "memberId", code.hash`.execute(db);
      const [live] = rows;
      const isRight = live && hashesOf(live.memberId, code).some((hash) => timingSafeEqual(live.hash, hash));
      return isRight ? live.memberId : undefined;
    },

    redeem: (use) =>
      db.transaction().execute(async (trx) => {
        if (!(await useUp(trx, use.memberId, hashesOf(use.memberId, use.code)))) return false;
        await setPassword(trx, parts.vault, use);
        return true;
      }),

    noticeEmail: async (memberId) => (await addressesOf(db, memberId)).notice,
  };
}
