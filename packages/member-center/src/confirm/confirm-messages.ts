import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { memberProblem } from '../failure-messages.ts';
import type { ConfirmFailure } from './confirm-atoms.ts';

export interface ConfirmWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The same link may work another time. */
  readonly canRepeat: boolean;
}

/** Why an address was not confirmed, and the next step. */
export function confirmWords(failure: ConfirmFailure): ConfirmWords {
  if (failure.kind !== 'refused') {
    return {
      title: failure.kind === 'unreachable' ? msg`No connection` : msg`Not confirmed yet`,
      text:
        failure.kind === 'invalid'
          ? msg`The link is incomplete. Copy the whole link from the email.`
          : memberProblem(failure).message,
      canRepeat: failure.kind !== 'invalid',
    };
  }
  switch (failure.reason) {
    case 'unknown-proof':
      return {
        title: msg`This link was already used or has expired`,
        text: msg`If you’ve opened it before, you’re all set. If not, request a new email in the Member Center.`,
        canRepeat: false,
      };
    case 'email-taken':
      return {
        title: msg`This email already has an account`,
        text: msg`This email is now used by another account. Choose another in the Member Center, or log in to that account.`,
        canRepeat: false,
      };
    default:
      return unreachable(failure.reason);
  }
}
