import type { SignInReason } from '@kinora/contracts/identity';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<SignInReason, MessageDescriptor>> = {
  cancelled: msg`You didn’t finish signing in with Google. You can log in here.`,
  failed: msg`Google sign-in didn’t work. Try again or log in with email and password.`,
  expired: msg`Google sign-in took too long. Try again.`,
  'email-unverified': msg`That email address isn’t confirmed with Google. Confirm it there or sign up here.`,
  'link-taken': msg`This email address is connected to another Google account. Continue with that one or log in with your password.`,
  busy: msg`Google sign-in is busy. Try again in a minute.`,
};

const isKnown = (reason: string): reason is SignInReason => Object.hasOwn(WORDS, reason);

/** Why a sign-in with a provider failed; the reason comes from the address, so it can't be trusted. */
export const outcomeMessage = (reason: string): MessageDescriptor => WORDS[isKnown(reason) ? reason : 'failed'];
