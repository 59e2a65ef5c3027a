import { accountEmail, chosenPassword, passwordHash } from './account-schemas.ts';
import { mixed, object, ref, string } from './fields.ts';
import { CODE_ALPHABET, CODE_LENGTH } from './limits.ts';
import type { SecurityProfile } from './site.ts';

/** Typed in either case. */
const CODE = new RegExp(`^[${CODE_ALPHABET}]*$`);

const code = string()
  .trim()
  .uppercase()
  .required('forgotPassword.codeErrorNull')
  .length(CODE_LENGTH, 'forgotPassword.versionCodeMax')
  .matches(CODE, 'LoginTip.correctVerifcationCode');

export const addressInput = object({ email: accountEmail });

export const sendCodeInput = addressInput.shape({
  is_account_email: mixed<1 | 2>()
    .transform((value: unknown) => Number(value))
    .oneOf([1, 2], 'unknown')
    .required('missing'),
});

export const codeInput = addressInput.shape({ code });

export const editPasswordInput = codeInput.shape({
  password: passwordHash,
  password_confirmation: string()
    .lowercase()
    .required('login.passwordErrorNull')
    .oneOf([ref('password')], 'login.passwordErrorSame'),
});

/** What a person types for a new password: it twice, in the clear. */
export const newPassword = (security: SecurityProfile) =>
  object({
    password: chosenPassword(security),
    confirmation: string()
      .required('login.passwordErrorNull')
      .oneOf([ref('password')], 'login.passwordErrorSame'),
  });
