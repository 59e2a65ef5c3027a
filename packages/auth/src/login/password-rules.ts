import { PASSWORD_MAX, PASSWORD_MIN } from '@kinora/contracts';

// In a class of this notation `-` comes first and `]` last.
const MARKS = '[-!@#$%^&*()_+=[{};\':"\\|,.<>/?`~]]';

/** Tells password managers what a new password may be. React does not know the attribute, so it is spread. */
export const PASSWORD_RULES = {
  passwordrules: `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; allowed: lower, upper, digit, ${MARKS};`,
};
