import type { SecurityProfile } from '@kinora/contracts';
import { chosenPassword, credentials, editProfileInput } from '@kinora/contracts/identity-schemas';
import { object, string, type TestFunction } from 'yup';

/** The password in use is only asked for: it may be older than today's rules. */
const current = string().required('login.passwordErrorNull');

/** Where the account has no password, none is asked for. */
const proof = (hasPassword: boolean) => (hasPassword ? { current } : {});

export const nameForm = editProfileInput.pick(['name']);

export const proofForm = (hasPassword: boolean) => object(proof(hasPassword));

export const emailForm = (hasPassword: boolean) => credentials.pick(['email']).shape(proof(hasPassword));

/** A new password is another one than that in use. */
const isAnother: TestFunction<{ current?: unknown; password: string }> = (typed, { createError }) =>
  typed.password === '' ||
  typed.password !== typed.current ||
  createError({ path: 'password', message: 'login.passwordErrorUsed' });

export const passwordForm = (hasPassword: boolean, security: SecurityProfile) =>
  object({ password: chosenPassword(security) })
    .shape(proof(hasPassword))
    .test('another', isAnother);

/** What a header can carry. */
export const keyForm = object({
  key: string()
    .trim()
    .required('member.key')
    .matches(/^[ -~]+$/, 'member.key'),
});

/** `word` has to be typed as it is shown, in either case. */
export const deletionForm = (hasPassword: boolean, word: string) =>
  object({
    ...proof(hasPassword),
    word: string().trim().lowercase().required('member.word').oneOf([word.toLowerCase()], 'member.word'),
  });
