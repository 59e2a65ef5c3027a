import type { SignInReason } from '@kinora/contracts/identity';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<SignInReason, MessageDescriptor>> = {
  cancelled: msg`You did not sign in with Google. Log in here when you like.`,
  failed: msg`The sign-in with Google did not work. Try again, or log in with e-mail and password.`,
  expired: msg`The sign-in with Google took too long. Begin it again.`,
  'email-unverified': msg`Google has not confirmed that e-mail address. Confirm it there, or sign up here.`,
  'link-taken': msg`The account with this e-mail address is connected with another Google account. Continue with that one, or log in with your password.`,
  busy: msg`The sign-in with Google is busy. Try again in a minute.`,
};

const isKnown = (reason: string): reason is SignInReason => Object.hasOwn(WORDS, reason);

/** Why a sign-in with another provider brought nobody; the reason stood in the address, where anybody can write. */
export const outcomeMessage = (reason: string): MessageDescriptor => WORDS[isKnown(reason) ? reason : 'failed'];
