import type { Result } from '@kinora/contracts';

import type { RenderedMail } from '../../domain/mail/mail-text.ts';
import type { MailKind } from '../../domain/mail/mail.ts';
import type { DeliveryFailure, MailCarrier, Outbox, WaitingMail } from '../../domain/mail/outbox.ts';
import { renderMail } from '../../domain/mail/render-mail.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';
import type { Slot } from '../slots.ts';
import { withRetries } from '../with-retries.ts';

export interface SendDeps {
  readonly outbox: Pick<Outbox, 'again' | 'failed' | 'read' | 'sent'>;
  readonly queue: Pick<JobQueue, 'finish' | 'release'>;
  /** Without one, mails are kept to be read on this machine. */
  readonly carrier: MailCarrier | undefined;
  readonly support: string;
  readonly operator: string;
  /** What stands behind the `@` of message ids. */
  readonly domain: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: (message: string) => void;
  /** How long a mail that is under way may go on once its worker is to stop. */
  readonly graceMs?: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Before the second attempt, the third and so on: about eight hours in all. */
const PAUSES = [
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
] as const;
/** An outdated mail is not sent. */
const LIVES: Partial<Record<MailKind, number>> = {
  code: 10 * MINUTE,
  welcome: 24 * HOUR,
  'confirm-address': 24 * HOUR,
};
const GRACE_MS = 3000;
const RETRIES = { tries: 6, firstDelayMs: 250 };

type Delivered = Result<null, DeliveryFailure>;

const textIn = (values: WaitingMail['values'], name: string) => {
  const value = values?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** A stopping worker interrupts a mail in flight only after a delay, so that it is rarely sent twice. */
async function withGrace<Value>(slot: Slot, graceMs: number, work: (signal: AbortSignal) => Promise<Value>) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stopSoon = () => {
    timer = setTimeout(() => controller.abort(), graceMs);
  };
  if (slot.signal.aborted) stopSoon();
  slot.signal.addEventListener('abort', stopSoon, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    slot.signal.removeEventListener('abort', stopSoon);
  }
}

async function deliver(deps: SendDeps, slot: Slot, mail: WaitingMail & { rendered: RenderedMail }): Promise<Delivered> {
  const { carrier, domain, graceMs = GRACE_MS } = deps;
  if (!carrier) return { ok: true, value: null };
  const outgoing = {
    ...mail.rendered,
    to: mail.to,
    replyTo: mail.kind === 'support' ? textIn(mail.values, 'email') : undefined,
    off: textIn(mail.values, 'off'),
    messageId: `<${mail.id}@${domain}>`,
  };
  return withGrace(slot, graceMs, (signal) => carrier.carry(outgoing, signal));
}

/** One attempt at sending one mail: sent, given up, or tried again later. */
export async function sendMail(deps: SendDeps, { attempt }: Job, slot: Slot): Promise<void> {
  const { isUnavailable, log, outbox, queue } = deps;
  const { lease } = slot;
  const surely = <Value>(work: () => Promise<Value>) => withRetries(work, { ...RETRIES, isPassing: isUnavailable });
  const mail = await outbox.read(lease);
  if (!mail) {
    await queue.finish(lease);
    return;
  }
  const giveUp = async (problem: string) => {
    log(`mail ${mail.id} (${mail.kind}) was not sent: ${problem}`);
    await surely(() => outbox.failed(lease, mail.id, problem));
  };
  if (mail.values === undefined) return giveUp('unreadable');
  if (mail.ageMs > (LIVES[mail.kind] ?? Infinity)) return giveUp('too late');
  const rendered = renderMail({ ...mail, values: mail.values }, { ...deps, createdAt: mail.createdAt });
  const result = await deliver(deps, slot, { ...mail, rendered });
  if (result.ok) {
    await surely(() => outbox.sent(lease, mail.id, deps.carrier ? undefined : rendered));
    return undefined;
  }
  if (slot.stopReason() === 'stopping') {
    await queue.release(lease);
    return undefined;
  }
  const { kind, problem } = result.failure;
  if (kind === 'refused') return giveUp(problem);
  log(`mail ${mail.id} (${mail.kind}) is tried again: ${problem}`);
  const delayMs = PAUSES[attempt - 1] ?? PAUSES[PAUSES.length - 1];
  await surely(() => outbox.again(lease, mail.id, { problem, delayMs: delayMs ?? HOUR }));
}
