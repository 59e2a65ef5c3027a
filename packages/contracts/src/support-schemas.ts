import { accountEmail } from './account-schemas.ts';
import { tidyText } from './catalogue/check-input.ts';
import { mixed, object, string } from './fields.ts';
import { id } from './ids.ts';
import { SUPPORT_MESSAGE_MAX } from './limits.ts';
import { SUPPORT_TOPICS, type SupportTopic } from './support.ts';

export const supportInput = object({
  topic: mixed<SupportTopic>().oneOf(SUPPORT_TOPICS, 'unknown').required('missing'),
  email: accountEmail,
  // PostgreSQL takes no zero character, and a mail none of the others.
  message: string()
    .transform((value: unknown) => (typeof value === 'string' ? tidyText(value) : value))
    .required('support.messageNull')
    .max(SUPPORT_MESSAGE_MAX, 'support.messageLength'),
  creation: id(),
});
