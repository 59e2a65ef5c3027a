import { announceBatches } from '../../adapters/postgres/mail/announce-batches.ts';
import { createPostgresOutbox } from '../../adapters/postgres/mail/postgres-outbox.ts';
import { createPostgresSupportDesk } from '../../adapters/postgres/mail/postgres-support-desk.ts';
import type { BatchAddresses } from '../../domain/mail/batch-mail.ts';
import type { Outbox } from '../../domain/mail/outbox.ts';
import type { SupportDesk } from '../../domain/mail/support.ts';
import type { Foundation } from '../foundation.ts';

/** Mails to members, and to the operator. */
export interface OpenMail {
  /** Queues a mail for each batch that ended unseen; answers how many. */
  readonly announceBatches: (to: BatchAddresses) => Promise<number>;
  readonly outbox: Outbox;
  readonly supportDesk: SupportDesk;
}

export function openMail({ db, env, vault }: Foundation): OpenMail {
  return {
    announceBatches: (to) => announceBatches(db, vault, to),
    outbox: createPostgresOutbox(db, vault),
    supportDesk: createPostgresSupportDesk(db, vault, env.supportEmail),
  };
}
