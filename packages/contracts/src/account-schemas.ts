import { object, string, type InferType } from 'yup';

import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

// `product-spec.md` 5, decisions 7. The message of each rule is the specification's text key.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PASSWORD = /^[A-Za-z0-9!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`~]*$/;
const MD5 = /^[0-9a-f]{32}$/i;

/** Controls, formatting marks, halves of characters: nobody types them, and none belongs in an address. */
const INVISIBLE = /\p{C}/u;

export const accountEmail = string()
  .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC') : value))
  .trim()
  .lowercase()
  .required('login.emailErrorNull')
  .max(EMAIL_MAX, 'login.emailErrorReg')
  .matches(EMAIL, 'login.emailErrorReg')
  .test('visible', 'login.emailErrorReg', (value) => !INVISIBLE.test(value));

/** The MD5 of a password as it travels, in 32 hex digits. */
export const passwordHash = string()
  .lowercase()
  .required('login.passwordErrorNull')
  .matches(MD5, 'login.passwordErrorReg');

/** What a person types: the password in the clear, checked before it is hashed and sent. */
export const credentials = object({
  email: accountEmail,
  password: string()
    .required('login.passwordErrorNull')
    .min(PASSWORD_MIN, 'login.passwordErrorLength')
    .max(PASSWORD_MAX, 'login.passwordErrorLength')
    .matches(PASSWORD, 'login.passwordErrorReg'),
});

/** What travels: the MD5 of the password as 32 hex digits. */
export const credentialsInput = object({
  email: accountEmail,
  password: passwordHash,
});

/** Sign-up may name the device, for the limits of the start grant. */
export const registerInput = credentialsInput.shape({ device_code: string().max(128, 'too-long') });

export type Credentials = InferType<typeof credentials>;
export type CredentialsInput = InferType<typeof credentialsInput>;
