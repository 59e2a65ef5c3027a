import { randomUUID } from 'node:crypto';

import { sql, type Kysely, type Transaction } from 'kysely';

import type {
  AccountChanges,
  AccountNotice,
  NewDeletion,
  NewPassword,
} from '../../../../domain/identity/account-changes.ts';
import type { Vault } from '../../../vault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../schema.ts';
import { PASSWORD_VERSION } from '../password-version.ts';
import { endSessions } from '../postgres-member-sessions.ts';
import { recordEvent } from '../record-event.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface Context {
  readonly db: Db;
  readonly vault: Vault;
}

const living = (db: Db, memberId: string) =>
  db.updateTable('member').where('id', '=', memberId).where('deleted_at', 'is', null);

/** Mails the account's address, and the notification address where it is proven. */
async function tell(trx: Trx, vault: Vault, { memberId, said }: { memberId: string; said: AccountNotice }) {
  const { email, locale, notice_email, notice_confirmed_at } = await trx
    .selectFrom('member')
    .select(['email', 'locale', 'notice_email', 'notice_confirmed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const notice = notice_confirmed_at === null ? null : notice_email;
  for (const to of new Set([email, notice ?? email])) {
    await queueMail(trx, vault, { ...said, key: `${said.kind}:${randomUUID()}`, to, locale });
  }
}

/** Their rows stay, and with them the pause until the next one. */
async function endCodes(trx: Trx, memberId: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  await trx.updateTable('code').set({ expires_at: now }).where('member_id', '=', memberId).execute();
}

async function endTickets(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('ticket').where('member_id', '=', memberId).execute();
}

function setPassword({ db, vault }: Context, { session, hash, version, notice }: NewPassword): Promise<boolean> {
  const { id: memberId, tokenHash } = session;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await living(trx, memberId)
      .where(PASSWORD_VERSION, '=', version)
      .set({ password_hash: hash, password_changed_at: sql<Date>`clock_timestamp()` })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endCodes(trx, memberId);
    await endTickets(trx, memberId);
    await endSessions(trx, memberId, tokenHash);
    await recordEvent(trx, memberId, 'password-changed');
    await tell(trx, vault, { memberId, said: notice });
    return true;
  });
}

async function passwordVersion(db: Db, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select(PASSWORD_VERSION.as('version'))
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.version ?? '';
}

function unlink(db: Db, memberId: string, provider: 'google') {
  return db.transaction().execute(async (trx) => {
    // Locked: a concurrent change of the password waits.
    const member = await trx
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const link = () =>
      trx.deleteFrom('sign_in_link').where('member_id', '=', memberId).where('provider', '=', provider);
    if (!member?.password_hash) {
      const known = await trx.selectFrom('sign_in_link').select('subject').where('member_id', '=', memberId).execute();
      return known.length === 0 ? ('unknown' as const) : ('only-way-in' as const);
    }
    if (!(await link().returning('subject').executeTakeFirst())) return 'unknown' as const;
    await recordEvent(trx, memberId, 'sign-in-unlinked');
    return 'unlinked' as const;
  });
}

function askDeletion({ db, vault }: Context, { memberId, session, at, notice }: NewDeletion) {
  return db.transaction().execute(async (trx) => {
    const asked = await living(trx, memberId)
      .where('deletion_at', 'is', null)
      .set({ deletion_at: new Date(at) })
      .returning('id')
      .executeTakeFirst();
    if (asked) {
      await recordEvent(trx, memberId, 'deletion-asked');
      await tell(trx, vault, { memberId, said: notice });
    }
    await endTickets(trx, memberId);
    await endSessions(trx, memberId, session?.tokenHash);
    const row = await trx
      .selectFrom('member')
      .select('deletion_at')
      .where('id', '=', memberId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.deletion_at ?? undefined;
  });
}

/** Changes of accounts in PostgreSQL. */
export function createPostgresAccountChanges(context: Context): AccountChanges {
  const { db } = context;
  return {
    async edit(memberId, { name, mailsLongClips }) {
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(mailsLongClips === undefined ? {} : { mails_long_clips: mailsLongClips }),
      };
      if (Object.keys(change).length > 0) await living(db, memberId).set(change).execute();
    },
    passwordVersion: (memberId) => passwordVersion(db, memberId),
    setPassword: (change) => setPassword(context, change),
    unlink: (memberId, provider) => unlink(db, memberId, provider),
    askDeletion: (deletion) => askDeletion(context, deletion),
    keep: (memberId) =>
      db.transaction().execute(async (trx) => {
        const kept = await living(trx, memberId)
          .where('deletion_at', 'is not', null)
          .set({ deletion_at: null })
          .returning('id')
          .executeTakeFirst();
        if (kept) await recordEvent(trx, memberId, 'deletion-revoked');
      }),
    note: (memberId, kind) => recordEvent(db, memberId, kind),
    revoke: (memberId) =>
      db.transaction().execute(async (trx) => {
        await endTickets(trx, memberId);
        const ended = await endSessions(trx, memberId);
        await recordEvent(trx, memberId, 'sessions-revoked');
        return ended;
      }),
  };
}
