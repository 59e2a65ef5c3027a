import { hostname } from 'node:os';

import { createSmtpCarrier } from '../../adapters/mail/smtp-carrier.ts';
import { isUnavailable } from '../../adapters/postgres/connection.ts';
import { batchAddresses } from '../../domain/mail/batch-mail.ts';
import { createMailsOffAddresses } from '../../http/media-address.ts';
import { sendMail } from '../../jobs/mail/send-mail.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import type { Runtime } from '../runtime.ts';

const LANE = 'mail';
/** Mails under way at once in this process. */
const PLACES = 4;

const log = (message: string) => console.error(`mail: ${message}`);

/** Sends what lies in the outbox, or keeps it for the page of development where no server is set. */
export function startMail({ env, outbox, queue }: Pick<Runtime, 'env' | 'outbox' | 'queue'>): Worker {
  const { domain, smtp } = env.mail;
  const deps = {
    outbox,
    queue,
    carrier: smtp && createSmtpCarrier(smtp),
    support: env.supportEmail,
    operator: env.operator.name,
    domain,
    isUnavailable,
    log,
  };
  return startWorker(queue, (job, slot) => sendMail(deps, job, slot), {
    name: `${hostname()}:${process.pid}:mail`,
    lanes: [LANE],
    places: PLACES,
    leaseMs: env.leaseMs,
    log,
  });
}

/** A process that serves nothing leads to the address that it was told; without one somebody else mails. */
export async function mailOfBatches({ announceBatches, baseUrl, env, secrets }: Runtime): Promise<void> {
  const base = env.url ?? baseUrl.get();
  const offs = createMailsOffAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });
  if (base !== undefined) await announceBatches(batchAddresses(base, (memberId) => offs.sign(memberId)));
}
