import { type Kysely, sql } from 'kysely';

import type { RenderedMail } from '../../../domain/mail/mail-text.ts';
import type { MailKind } from '../../../domain/mail/mail.ts';
import type { KeptMail, Outbox, WaitingMail } from '../../../domain/mail/outbox.ts';
import type { Lease } from '../../../domain/queue.ts';
import type { Vault } from '../../vault.ts';
import type { Database } from '../schema.ts';
import { MAIL_PURPOSE } from './queue-mail.ts';

type Db = Kysely<Database>;

/** What a mail of the development outbox is sealed for. */
const KEPT_PURPOSE = 'kept-mail';

/** What was sealed, or nothing where its key is gone. */
function opened(vault: Vault, purpose: string, sealed: Buffer | null): unknown {
  if (sealed === null) return undefined;
  try {
    return vault.open(purpose, sealed);
  } catch {
    return undefined;
  }
}

async function read(db: Db, vault: Vault, { jobId, token }: Lease): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom('mail')
    .innerJoin('job', (join) => join.on('job.key', '=', sql`'mail:' || mail.id`))
    .select(['mail.id', 'mail.recipient', 'mail.kind', 'mail.locale', 'mail.sealed', 'mail.created_at'])
    .select(sql<number>`extract(epoch from clock_timestamp() - mail.created_at)::float8 * 1000`.as('age'))
    .where('job.id', '=', jobId)
    .where('job.lease_token', '=', token)
    .where('job.state', '=', 'running')
    .where('mail.state', '=', 'waiting')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      to: row.recipient,
      // queueMail takes no other.
      kind: row.kind as MailKind,
      locale: row.locale,
      // queueMail sealed it, for this purpose alone.
      values: opened(vault, MAIL_PURPOSE, row.sealed) as WaitingMail['values'],
      createdAt: row.created_at,
      ageMs: row.age,
    }
  );
}

interface End {
  readonly state: 'sent' | 'failed';
  readonly problem: string | null;
  readonly sealed: Buffer | null;
}

async function end(db: Db, { jobId, token }: Lease, { id, state, problem, sealed }: End & { id: string }) {
  const { rows } = await sql<{ ours: boolean }>`
    select mail_end(${jobId}, ${token}, ${id}, ${state}, ${problem}, ${sealed}::bytea) as ours`.execute(db);
  return rows[0]?.ours === true;
}

async function kept(db: Db, vault: Vault, limit: number): Promise<readonly KeptMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'sealed', 'ended_at'])
    .where('state', '=', 'sent')
    .where('sealed', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, recipient: to, sealed, ended_at: at }) => {
    // `sent` sealed it, for this purpose alone.
    const mail = opened(vault, KEPT_PURPOSE, sealed) as RenderedMail | undefined;
    return mail ? [{ id, to, ...mail, at: at ?? 0 }] : [];
  });
}

/** The outbox in PostgreSQL; values are sealed there. */
export function createPostgresOutbox(db: Db, vault: Vault): Outbox {
  return {
    read: (lease) => read(db, vault, lease),
    sent: (lease, id, mail) => {
      const sealed = mail ? vault.seal(KEPT_PURPOSE, mail) : null;
      return end(db, lease, { id, state: 'sent', problem: null, sealed });
    },
    failed: (lease, id, problem) => end(db, lease, { id, state: 'failed', problem, sealed: null }),
    async again({ jobId, token }, id, { problem, delayMs }) {
      const { rows } = await sql<{ outcome: 'waiting' | 'failed' | 'stale' }>`
        select mail_again(${jobId}, ${token}, ${id}, ${problem}, ${delayMs} * interval '1 millisecond') as outcome`.execute(
        db,
      );
      return rows[0]?.outcome ?? 'stale';
    },
    kept: (limit) => kept(db, vault, limit),
    async tidy() {
      await sql`select mail_tidy()`.execute(db);
    },
  };
}
