import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { memberProblem } from '../failure-words.ts';
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
          ? msg`The link is not complete. Copy all of it from the mail.`
          : memberProblem(failure).message,
      canRepeat: failure.kind !== 'invalid',
    };
  }
  switch (failure.reason) {
    case 'unknown-proof':
      return {
        title: msg`This link was used already or is too old`,
        text: msg`If you have opened it before, all is done. If not, ask for a new mail in the Member Center.`,
        canRepeat: false,
      };
    case 'email-taken':
      return {
        title: msg`This e-mail has an account already`,
        text: msg`Meanwhile somebody has made an account with it. Choose another e-mail in the Member Center, or log in there.`,
        canRepeat: false,
      };
    default:
      return unreachable(failure.reason);
  }
}
