import { PASSWORD_LENGTHS, type SecurityProfile } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

// In a class of this notation `-` comes first and `]` last.
const MARKS = '[-!@#$%^&*()_+=[{};\':"\\|,.<>/?`~]]';
const ALLOWED = { spec: `lower, upper, digit, ${MARKS}`, hardened: 'ascii-printable' } as const;

/** Tells password managers what a new password may be. React does not know the attribute, so it is spread. */
export function passwordRules(security: SecurityProfile) {
  const { min, max } = PASSWORD_LENGTHS[security];
  return { passwordrules: `minlength: ${min}; maxlength: ${max}; allowed: ${ALLOWED[security]};` };
}

/** The same for people. */
export const passwordHint = (security: SecurityProfile): MessageDescriptor =>
  security === 'hardened' ? msg`8–64 characters` : msg`6–16 characters`;
