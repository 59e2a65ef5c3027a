import type { ApiFailure } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { login, register } from '@kinora/contracts/identity';
import type { RefusalOf } from '@kinora/contracts/wire';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { callMessage, notTakenMessage } from '../forms/call-messages.ts';
import { fieldMessage } from '../forms/field-messages.ts';

export type FieldName = 'email' | 'password';
export type LoginFailure = ApiFailure<RefusalOf<typeof login> | RefusalOf<typeof register>>;

/** What went wrong, and the field it belongs to; a problem of no field is said in a toast alone. */
export interface Problem {
  readonly message: MessageDescriptor;
  readonly field: FieldName | null;
}

function refusalProblem(reason: Extract<LoginFailure, { kind: 'refused' }>['reason']): Problem {
  switch (reason) {
    case 'wrong-password':
      return {
        field: 'password',
        message: msg({
          id: 'LoginTip.correctPassword',
          message: 'That password doesn’t match this email address. Try again.',
        }),
      };
    case 'unknown-account':
      return {
        field: 'email',
        message: msg({
          id: 'LoginTip.validEmailAddress',
          message: 'No account uses this email address. Check it or create an account.',
        }),
      };
    case 'email-taken':
      return {
        field: 'email',
        message: msg({
          id: 'LoginTip.addressHasBeenRegistered',
          message: 'An account already uses this email address. Log in instead.',
        }),
      };
    default:
      return unreachable(reason);
  }
}

function invalidProblem(fields: Readonly<Record<string, string>>): Problem {
  const { email, password } = fields;
  if (email !== undefined) return { field: 'email', message: fieldMessage(email) };
  if (password !== undefined) return { field: 'password', message: fieldMessage(password) };
  return { field: null, message: notTakenMessage(fields) };
}

/** What happened and what to do next. A new refusal of login or sign-up stops compiling here. */
export function loginProblem(failure: LoginFailure): Problem {
  if (failure.kind === 'refused') return refusalProblem(failure.reason);
  if (failure.kind === 'invalid') return invalidProblem(failure.fields);
  return { field: null, message: callMessage(failure) };
}
