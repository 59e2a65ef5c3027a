import { contactSupport, type SupportTopic } from '@kinora/contracts';

import type { Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** What somebody writes to the operator. */
export interface SupportMessage {
  readonly topic: SupportTopic;
  /** Where the answer goes. */
  readonly email: string;
  readonly message: string;
  /** The id of the creation it is about; empty for none. */
  readonly creation: string;
}

/** Sends a message to the operator, once: it is no call that may be repeated. */
export const sendSupportMessage = (
  client: ApiClient,
  { creation, email, message, topic }: SupportMessage,
): Answer<typeof contactSupport> =>
  client.call(contactSupport, {
    topic,
    email: email.trim(),
    message: message.trim(),
    ...(creation !== '' && { creation }),
  });
