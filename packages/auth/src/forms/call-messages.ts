import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What any call can end in that says nothing about its input. */
export type CallFailure = Exclude<ApiFailure, { kind: 'refused' | 'invalid' }>;

const MINUTE = 60;
const HOUR = 3600;

function busyMessage(retryAfter: number | null): MessageDescriptor {
  if (retryAfter === null) return msg`The server is busy. Try again in a moment.`;
  if (retryAfter <= 2 * MINUTE) return msg`Too many attempts. Try again in ${retryAfter} s.`;
  const minutes = Math.ceil(retryAfter / MINUTE);
  if (retryAfter <= 2 * HOUR)
    return msg`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  const hours = Math.ceil(retryAfter / HOUR);
  return msg`Too many attempts. Try again in ${plural(hours, { one: '# hour', other: '# hours' })}.`;
}

function unexpectedMessage(requestId: string | null): MessageDescriptor {
  if (requestId === null) return msg`Something went wrong on our side. Nothing you typed is lost. Try again.`;
  return msg`Something went wrong on our side (report ${requestId}). Nothing you typed is lost. Try again.`;
}

/** What happened, and when or how to try again. */
export function callMessage(failure: CallFailure): MessageDescriptor {
  switch (failure.kind) {
    case 'busy':
      return busyMessage(failure.retryAfter);
    case 'unreachable':
      return msg`Kinora can’t be reached. Check your connection and try again.`;
    case 'session-expired':
      return unexpectedMessage(null);
    case 'unexpected':
      return unexpectedMessage(failure.requestId);
    default:
      return unreachable(failure);
  }
}

/** For an input that was refused at no field somebody sees. */
export const notTakenMessage = (fields: Readonly<Record<string, string>>): MessageDescriptor =>
  fields.sign === 'clock'
    ? msg`Your device’s clock is wrong. Correct it and try again.`
    : msg`This couldn’t be saved. Reload the page and try again.`;
