import type { Result } from '@kinora/contracts';

import type { Lease } from '../queue.ts';
import type { RenderedMail } from './mail-text.ts';
import type { MailKind } from './mail.ts';

/** A mail that waits, as it was queued. */
export interface WaitingMail {
  readonly id: string;
  readonly to: string;
  readonly kind: MailKind;
  readonly locale: string;
  /** Undefined where they cannot be opened: their key is gone. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** How long ago that is by the clock that wrote it, in milliseconds: another one may be wrong. */
  readonly ageMs: number;
}

/** A mail of the development outbox. */
export interface KeptMail extends RenderedMail {
  readonly id: string;
  readonly to: string;
  /** When it was written, in epoch milliseconds. */
  readonly at: number;
}

/** Mails between the transaction that queued them and the server that takes them. */
export interface Outbox {
  /** The mail of a job that is still ours; undefined where there is nothing to send any more. */
  read(lease: Lease): Promise<WaitingMail | undefined>;
  /** Ends mail and job together; what was written is kept for a day where it is given. False when the job is not ours. */
  sent(lease: Lease, id: string, kept?: RenderedMail): Promise<boolean>;
  failed(lease: Lease, id: string, problem: string): Promise<boolean>;
  /** Tries again after a pause; `failed` where it was tried often enough. */
  again(
    lease: Lease,
    id: string,
    why: { readonly problem: string; readonly delayMs: number },
  ): Promise<'waiting' | 'failed' | 'stale'>;
  /** What the development outbox keeps, the newest first. */
  kept(limit: number): Promise<readonly KeptMail[]>;
  /** Forgets what was kept for a day, and gives up mails whose job is gone. */
  tidy(): Promise<void>;
}

export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /** Where answers go; the sender without one. */
  readonly replyTo: string | undefined;
  /** Where a reader that wants no more of these mails says so with one press (RFC 8058). */
  readonly off: string | undefined;
  /** The same for every attempt, so that a mail that was sent twice is seen as one. */
  readonly messageId: string;
}

/** `again`: another attempt may help. `refused`: none will. */
export interface DeliveryFailure {
  readonly kind: 'again' | 'refused';
  readonly problem: string;
}

/** Hands mails to the server that delivers them. */
export interface MailCarrier {
  /** Resolves when the server has taken the mail or not; stops when the signal says so. */
  carry(mail: OutgoingMail, signal: AbortSignal): Promise<Result<null, DeliveryFailure>>;
}
