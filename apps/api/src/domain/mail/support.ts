import type { Result, SupportTopic } from '@kinora/contracts';

/** What somebody wrote to the operator. */
export interface SupportMessage {
  readonly topic: SupportTopic;
  /** Where an answer goes; nothing proves it. */
  readonly email: string;
  readonly message: string;
  readonly creationId: string | undefined;
  readonly memberId: string | undefined;
  /** Where it came from, hashed. */
  readonly addressHash: Buffer;
  /** The same under keys that were in use before and are still taken. */
  readonly earlierHashes?: readonly Buffer[];
}

export interface SupportDesk {
  /** Keeps a message and mails it to the operator; refused with the seconds to wait after five an hour of one sender. */
  take(message: SupportMessage): Promise<Result<null, { readonly retryAfter: number }>>;
}
