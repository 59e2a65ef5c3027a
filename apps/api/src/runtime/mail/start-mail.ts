import { hostname } from 'node:os';

import { createSmtpCarrier } from '../../adapters/mail/smtp-carrier.ts';
import { isUnavailable } from '../../adapters/postgres/connection.ts';
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
