import type { ApiFailure } from '@kinora/api-client';
import type { authLogin } from '@kinora/contracts/identity';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { callMessage, notTakenMessage } from '../forms/call-messages.ts';

/** Why the page did not leave for Google. */
export function googleMessage(failure: ApiFailure<RefusalOf<typeof authLogin>>): MessageDescriptor {
  if (failure.kind === 'invalid') return notTakenMessage(failure.fields);
  if (failure.kind !== 'refused') return callMessage(failure);
  // The only refusal of this call; another one stops compiling here.
  failure.reason satisfies 'not-configured';
  return msg`This server doesn’t offer Google sign-in. Log in with email and password.`;
}
