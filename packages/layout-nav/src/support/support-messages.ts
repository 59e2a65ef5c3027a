import type { ApiFailure } from '@kinora/api-client';
import { EMAIL_MAX, SUPPORT_MESSAGE_MAX, unreachable, type SupportTopic } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a message is about, in the order of the form. */
export const TOPIC_WORDS: Readonly<Record<SupportTopic, MessageDescriptor>> = {
  account: msg`My account`,
  credits: msg`Credits`,
  clip: msg`A clip`,
  report: msg`Report a clip`,
  other: msg`Something else`,
};

const FIELD_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'topic.missing': msg`Choose a topic.`,
  'topic.unknown': msg`Choose a topic.`,
  'email.login.emailErrorNull': msg`Enter the address we should reply to.`,
  'email.login.emailErrorReg': msg`Enter an address like ada@example.com, up to ${EMAIL_MAX} characters.`,
  'message.support.messageNull': msg`Write what happened.`,
  'message.support.messageLength': msg`Messages can have up to ${SUPPORT_MESSAGE_MAX} characters.`,
};

/** The sentence for a problem that the schema or the server named. */
export const fieldWords = (field: string, problem: string): MessageDescriptor =>
  FIELD_WORDS[`${field}.${problem}`] ?? msg`Check this field.`;

const MINUTE = 60;
const HOUR = 3600;

function waitWords(seconds: number | null): MessageDescriptor {
  if (seconds === null) return msg`The server is busy. Your message is kept here. Send it again in a moment.`;
  if (seconds < MINUTE) {
    return msg`You just sent a message. This one is kept here. Send it again in ${seconds} s.`;
  }
  if (seconds < HOUR) {
    const minutes = Math.ceil(seconds / MINUTE);
    return msg`You’ve sent several messages in a short time. This one is kept here. Send it again in ${minutes} min.`;
  }
  const hours = Math.ceil(seconds / HOUR);
  return msg`You’ve sent several messages in a short time. This one is kept here. Send it again in ${hours} h.`;
}

/** Why a message was not sent, and what to do next; a problem of one field is said there instead. */
export function supportWords(failure: ApiFailure<never>): MessageDescriptor {
  switch (failure.kind) {
    case 'busy':
      return waitWords(failure.retryAfter);
    case 'unreachable':
      return msg`Message not sent. Kinora can’t be reached. Your message is kept here. Check your connection and send it again.`;
    case 'invalid':
      return msg`This couldn’t be sent. Check your message and send it again.`;
    case 'refused':
    case 'session-expired':
      return msg`Message not sent. It’s kept here. Reload the page and send it again.`;
    case 'unexpected':
      return failure.requestId === null
        ? msg`Message not sent. Something went wrong on our side. Your message is kept here. Send it again.`
        : msg`Message not sent. Something went wrong on our side (report ${failure.requestId}). Your message is kept here. Send it again.`;
    default:
      return unreachable(failure);
  }
}
