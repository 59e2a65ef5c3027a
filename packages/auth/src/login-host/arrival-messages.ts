import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { TicketFailure } from '../arrival-atoms.ts';
import { callMessage } from '../forms/call-messages.ts';

/** What to say to somebody whose ticket opened nothing. */
export function arrivalMessage(failure: TicketFailure): MessageDescriptor {
  if (failure.kind === 'invalid') return msg`This sign-in link is damaged. Log in instead.`;
  if (failure.kind !== 'refused') return callMessage(failure);
  switch (failure.reason) {
    case 'unknown-ticket':
    case 'members-only':
    case 'confirm-member':
      return msg`This sign-in link was already used or has expired. Log in again.`;
    default:
      return unreachable(failure.reason);
  }
}
