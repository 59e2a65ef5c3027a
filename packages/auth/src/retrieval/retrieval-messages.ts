import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { callMessage, notTakenMessage } from '../forms/call-messages.ts';
import { fieldMessage } from '../forms/field-messages.ts';

/** What the calls of a retrieval refuse. */
export type RetrievalFailure = ApiFailure<'unknown-account' | 'wrong-code'>;

function refusalMessage(reason: Extract<RetrievalFailure, { kind: 'refused' }>['reason']): MessageDescriptor {
  switch (reason) {
    case 'unknown-account':
      return msg({
        id: 'LoginTip.accountExist',
        message: 'No account uses this email address. Check it, or go back and create an account.',
      });
    case 'wrong-code':
      return fieldMessage('LoginTip.correctVerifcationCode');
    default:
      return unreachable(reason);
  }
}

function invalidMessage(fields: Readonly<Record<string, string>>): MessageDescriptor {
  const named = fields.password ?? fields.code ?? fields.email;
  return named === undefined ? notTakenMessage(fields) : fieldMessage(named);
}

/** What happened and what to do next, said at the field. */
export function retrievalMessage(failure: RetrievalFailure): MessageDescriptor {
  if (failure.kind === 'refused') return refusalMessage(failure.reason);
  return failure.kind === 'invalid' ? invalidMessage(failure.fields) : callMessage(failure);
}
