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
  'topic.missing': msg`Choose what it is about.`,
  'topic.unknown': msg`Choose what it is about.`,
  'email.login.emailErrorNull': msg`Enter the address the answer goes to.`,
  'email.login.emailErrorReg': msg`Enter an address like ada@example.com, at most ${EMAIL_MAX} characters.`,
  'message.support.messageNull': msg`Write what happened.`,
  'message.support.messageLength': msg`A message has at most ${SUPPORT_MESSAGE_MAX} characters.`,
};

/** The sentence for a problem that the schema or the server named. */
export const fieldWords = (field: string, problem: string): MessageDescriptor =>
  FIELD_WORDS[`${field}.${problem}`] ?? msg`Check this field.`;

const MINUTE = 60;
const HOUR = 3600;

function waitWords(seconds: number | null): MessageDescriptor {
  if (seconds === null) return msg`The server is busy. Your message is kept here: send it again in a moment.`;
  if (seconds < MINUTE) {
    return msg`That was quick after the last message. Yours is kept here: send it again in ${seconds} s.`;
  }
  if (seconds < HOUR) {
    const minutes = Math.ceil(seconds / MINUTE);
    return msg`You wrote several messages in a short time. This one is kept here: send it again in ${minutes} min.`;
  }
  const hours = Math.ceil(seconds / HOUR);
  return msg`You wrote several messages in a short time. This one is kept here: send it again in ${hours} h.`;
}

/** Why a message was not sent, and what to do next; a problem of one field is said there instead. */
export function supportWords(failure: ApiFailure<never>): MessageDescriptor {
  switch (failure.kind) {
    case 'busy':
      return waitWords(failure.retryAfter);
    case 'unreachable':
      return msg`The message was not sent: Kinora cannot be reached. It is kept here. Check your connection and send it again.`;
    case 'invalid':
      return msg`The server did not take this. Check what you wrote and send it again.`;
    case 'refused':
    case 'session-expired':
      return msg`The message was not sent. It is kept here: reload the page and send it again.`;
    case 'unexpected':
      return failure.requestId === null
        ? msg`The message was not sent: something went wrong on our side. It is kept here: send it again.`
        : msg`The message was not sent: something went wrong on our side (report ${failure.requestId}). It is kept here: send it again.`;
    default:
      return unreachable(failure);
  }
}
