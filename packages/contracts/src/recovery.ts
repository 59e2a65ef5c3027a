import { endpoint } from './endpoint.ts';
import { PRODUCT_ID } from './limits.ts';

/** Names an account. */
export interface NamedAccount {
  readonly email: string;
}

/** A code that was mailed, and whose it is. */
export interface MailedCode extends NamedAccount {
  /** Six letters and digits. */
  readonly code: string;
}

const account = { kind: 'json', service: 'account', anonymous: true, sign: 'time' } as const;
const source = { information_sources: PRODUCT_ID } as const;

/** Whether an address has an account: never 200, `registered` lets the retrieval of a password go on. */
export const checkEmailRegister = endpoint<NamedAccount, null>()({
  ...account,
  method: 'GET',
  path: '/account/check-email-register',
  constants: source,
  refusals: { 406: 'registered', 410: 'unknown-account' },
});

/** The address besides the account's to which codes may go, masked; empty where there is none that is confirmed. */
export const getNoticeEmail = endpoint<NamedAccount, { readonly notice_email: string }>()({
  ...account,
  method: 'GET',
  path: '/account/get-notice-email',
  constants: source,
  refusals: { 410: 'unknown-account' },
});

/**
 * Sends a code to the account's own address (1) or to its confirmed notification address (2); `email` only names the
 * account. Repeated within a minute it sends nothing and says the same.
 */
export const sendCode = endpoint<NamedAccount & { readonly is_account_email: 1 | 2 }, null>()({
  ...account,
  method: 'GET',
  path: '/account/send',
  constants: { ...source, type: '1' },
  refusals: { 410: 'unknown-account' },
});

/** Whether a code would be taken. It counts as an attempt and does not use the code up. */
export const checkCode = endpoint<MailedCode, null>()({
  ...account,
  method: 'GET',
  path: '/account/check-code',
  constants: { ...source, email_type: '1', code_type: 1 },
  refusals: { 409: 'wrong-code' },
});

/** Sets a new password for a code, which is used up; every session of the account ends. Passwords are MD5 hashes. */
export const editPassword = endpoint<
  MailedCode & { readonly password: string; readonly password_confirmation: string },
  null
>()({
  ...account,
  method: 'POST',
  path: '/account/edit-password',
  constants: source,
  refusals: { 409: 'wrong-code' },
});
