import { object, string, type InferType } from './fields.ts';
import { EMAIL_MAX, PASSWORD_LENGTHS } from './limits.ts';
import type { SecurityProfile } from './site.ts';

// `product-spec.md` 5, decisions 7. The message of each rule is the specification's text key.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PASSWORD = /^[A-Za-z0-9!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`~]*$/;
const MD5 = /^[0-9a-f]{32}$/i;

/** Controls, formatting marks, halves of characters: they are never typed on purpose, and none belongs in an address. */
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

const { spec, hardened } = PASSWORD_LENGTHS;
/** One that is typed to sign in; which ones there are is the rule of another day. */
const anyPassword = string().required('login.passwordErrorNull');
const shortPassword = anyPassword
  .min(spec.min, 'login.passwordErrorLength')
  .max(spec.max, 'login.passwordErrorLength')
  .matches(PASSWORD, 'login.passwordErrorReg');

/** Counts code points after NFC, which is what is hashed: an accent is none of its own, however it was typed. */
const LONG = new RegExp(`^.{${hardened.min},${hardened.max}}$`, 'su');
const isLong = (value: string) => LONG.test(value.normalize('NFC'));
const longPassword = anyPassword.test('length', 'login.passwordErrorLengthLong', isLong);

/** What a new password may be, in the clear. */
export const chosenPassword = (security: SecurityProfile) => (security === 'hardened' ? longPassword : shortPassword);

/** What a person types: the password in the clear, checked before it is hashed and sent. */
export const credentials = object({ email: accountEmail, password: shortPassword });

/** The same under a profile; `isNew` is for a password that is chosen now, not the one in use. */
export const credentialsFor = (security: SecurityProfile, isNew: boolean) =>
  security === 'hardened' ? credentials.shape({ password: isNew ? longPassword : anyPassword }) : credentials;

/** What travels: the MD5 of the password as 32 hex digits. */
export const credentialsInput = object({
  email: accountEmail,
  password: passwordHash,
});

/** Sign-up may name the device, for the limits of the start grant. */
export const registerInput = credentialsInput.shape({ device_code: string().max(128, 'too-long') });

export type Credentials = InferType<typeof credentials>;
export type CredentialsInput = InferType<typeof credentialsInput>;
