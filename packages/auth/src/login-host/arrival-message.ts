import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ArrivalNews, TicketFailure } from '../arrival-atoms.ts';
import { callMessage } from '../login/call-message.ts';

const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`You did not sign in with Google. Log in here when you like.`,
  failed: msg`The sign-in with Google did not work. Try again, or log in with e-mail and password.`,
  expired: msg`The sign-in with Google took too long. Begin it again.`,
  'email-unverified': msg`Google has not confirmed that e-mail address. Confirm it there, or sign up here.`,
  busy: msg`The sign-in with Google is busy. Try again in a minute.`,
};

function ticketMessage(failure: TicketFailure): MessageDescriptor {
  if (failure.kind === 'invalid') return msg`This sign-in link is damaged. Log in instead.`;
  if (failure.kind !== 'refused') return callMessage(failure);
  switch (failure.reason) {
    case 'unknown-ticket':
    case 'members-only':
    case 'confirm-member':
      return msg`This sign-in was used already or is too old. Log in again.`;
    default:
      return unreachable(failure.reason);
  }
}

/** What to say to somebody who came with a sign-in that brought nobody. */
export function arrivalMessage(news: ArrivalNews): MessageDescriptor {
  if (news.kind === 'refused') return ticketMessage(news.failure);
  return (Object.hasOwn(REASONS, news.reason) ? REASONS[news.reason] : REASONS.failed) ?? msg`Log in again.`;
}
