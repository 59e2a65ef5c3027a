import type { ApiFailure } from '@kinora/api-client';
import { NAME_MAX, unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { formWords } from './form/form-messages.ts';

/** Everything the calls of the own account are refused for. */
export type MemberReason =
  | 'already-linked'
  | 'email-taken'
  | 'key-refused'
  | 'members-only'
  | 'not-configured'
  | 'only-way-in'
  | 'unknown-sign-in'
  | 'unknown-upload'
  | 'wrong-password';
export type MemberFailure = ApiFailure<MemberReason>;

type FieldName = 'current' | 'email' | 'key' | 'name' | 'password' | 'word';

/** What went wrong and what to do; `field` where it belongs to one that was typed. */
export interface Problem {
  readonly field: FieldName | null;
  readonly message: MessageDescriptor;
}

const ofNoField = (message: MessageDescriptor): Problem => ({ field: null, message });

const passwordProblem = (hasPassword: boolean): Problem =>
  hasPassword
    ? { field: 'current', message: msg`That isn’t your password. Check it and try again.` }
    : ofNoField(
        msg`Without a password, this only works within 10 minutes of logging in. Log out, continue with Google and try again.`,
      );

const sessionEnded = () => ofNoField(msg`Your session ended. Log in and try again.`);

function refusalProblem(reason: MemberReason, hasPassword: boolean): Problem {
  switch (reason) {
    case 'wrong-password':
      return passwordProblem(hasPassword);
    case 'email-taken':
      return {
        field: 'email',
        message: msg`Another account uses this email address. Choose another one or log in to that account.`,
      };
    case 'key-refused':
      return { field: 'key', message: msg`The provider refused this key. Check that it’s complete and active.` };
    case 'only-way-in':
      return ofNoField(msg`This is your only sign-in. Set a password first.`);
    case 'unknown-sign-in':
      return ofNoField(msg`It’s no longer connected. Reload the page.`);
    case 'already-linked':
      return ofNoField(msg`Your account is already connected to a Google account. Disconnect that one first.`);
    case 'not-configured':
      return ofNoField(msg`Google sign-in is no longer available on this server. Reload the page.`);
    case 'unknown-upload':
      return ofNoField(msg`The upload expired. Choose the image again.`);
    case 'members-only':
      return sessionEnded();
    default:
      return unreachable(reason);
  }
}

function invalidProblem(fields: Readonly<Record<string, string>>): Problem {
  const { current, email, key, name, password } = fields;
  if (email !== undefined) return { field: 'email', message: formWords(email) };
  if (password !== undefined) return { field: 'password', message: formWords(password) };
  if (key !== undefined) return { field: 'key', message: formWords(key) };
  if (current !== undefined) return passwordProblem(true);
  if (name !== undefined) return { field: 'name', message: msg`Names can have up to ${NAME_MAX} characters.` };
  return ofNoField(msg`This couldn’t be saved. Reload the page and try again.`);
}

const LONG_WAIT_SECONDS = 90;

/** How long to wait, in words a person counts in. */
export function busyWords(retryAfter: number | null): MessageDescriptor {
  if (retryAfter === null) return msg`The server is busy. Try again in a moment.`;
  const [seconds, minutes] = [Math.ceil(retryAfter), Math.ceil(retryAfter / 60)];
  return retryAfter <= LONG_WAIT_SECONDS
    ? msg`Too many tries. Try again in ${seconds} s.`
    : msg`Too many tries. Try again in ${minutes} min.`;
}

/** What happened and what to do next. A new refusal of an own call stops compiling here. */
export function memberProblem(failure: MemberFailure, { hasPassword = true } = {}): Problem {
  switch (failure.kind) {
    case 'refused':
      return refusalProblem(failure.reason, hasPassword);
    case 'invalid':
      return invalidProblem(failure.fields);
    case 'busy':
      return ofNoField(busyWords(failure.retryAfter));
    case 'session-expired':
      return sessionEnded();
    case 'unreachable':
      return ofNoField(msg`Kinora can’t be reached. Check your connection and try again.`);
    case 'unexpected':
      return ofNoField(msg`Something went wrong on our side. Nothing was changed. Try again.`);
    default:
      return unreachable(failure);
  }
}
