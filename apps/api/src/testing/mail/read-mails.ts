import { sql, type Kysely } from 'kysely';

import { MAIL_PURPOSE } from '../../adapters/postgres/mail/queue-mail.ts';
import type { Database } from '../../adapters/postgres/schema.ts';
import { createVault } from '../../adapters/vault.ts';

export interface QueuedMail {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Keeps a copy of every mail from now on: a mail that went out has no values left. */
export async function keepMails(db: Kysely<Database>): Promise<void> {
  await sql`create table kept_mail (place serial, recipient text, kind text, sealed bytea)`.execute(db);
  await sql`
    create function keep_mail() returns trigger language plpgsql as $$
    begin
      insert into kept_mail (recipient, kind, sealed) values (new.recipient, new.kind, new.sealed);
      return new;
    end $$`.execute(db);
  await sql`create trigger keep_mail after insert on mail for each row execute function keep_mail()`.execute(db);
}

/** What was queued for an address since `keepMails`, oldest first, opened with the server's key. */
export async function readMails(db: Kysely<Database>, sealKey: string, to: string): Promise<readonly QueuedMail[]> {
  const vault = createVault(sealKey);
  const { rows } = await sql<{ kind: string; sealed: Buffer }>`
    select kind, sealed from kept_mail where recipient = ${to} order by place`.execute(db);
  // What queueMail sealed.
  return rows.map(({ kind, sealed }) => ({ kind, values: vault.open(MAIL_PURPOSE, sealed) as QueuedMail['values'] }));
}
