import { fail, ok, type Result } from '@kinora/contracts';
import {
  checkCode as checkCodeEndpoint,
  checkEmailRegister,
  editPassword,
  getNoticeEmail,
  sendCode as sendEndpoint,
} from '@kinora/contracts/identity';
import type { RefusalOf } from '@kinora/contracts/wire';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiFailure } from './failure.ts';
import { passwordHash } from './lazy-hashes.ts';
import { normaliseEmail } from './normalise-email.ts';

/** The addresses of an account that a code may go to: its own, or the confirmed one for notifications. */
export type CodeAddress = 'account' | 'notice';

type UnknownAccount = Exclude<RefusalOf<typeof checkEmailRegister>, 'registered'>;

/** Whether an address has an account; the contract has a refusal for either answer. */
export async function findAccount(client: ApiClient, email: string): Promise<Result<null, ApiFailure<UnknownAccount>>> {
  const found = await client.call(checkEmailRegister, { email: normaliseEmail(email) });
  if (found.ok) return found;
  const { failure } = found;
  if (failure.kind !== 'refused') return fail(failure);
  if (failure.reason === 'registered') return ok(null);
  return fail({ kind: 'refused', reason: failure.reason, details: failure.details });
}

/** The account's confirmed address for notifications, masked; empty where there is none. */
export const readNoticeEmail = (client: ApiClient, email: string): Answer<typeof getNoticeEmail, string> =>
  translate(client.call(getNoticeEmail, { email: normaliseEmail(email) }), ({ notice_email }) => notice_email);

/** Mails a code to one of the account's addresses. */
export const sendCode = (
  client: ApiClient,
  { email, to }: { readonly email: string; readonly to: CodeAddress },
): Answer<typeof sendEndpoint> =>
  client.call(sendEndpoint, { email: normaliseEmail(email), is_account_email: to === 'notice' ? 2 : 1 });

/** Whether a code would be taken; counts as an attempt. */
export const checkCode = (
  client: ApiClient,
  { email, code }: { readonly email: string; readonly code: string },
): Answer<typeof checkCodeEndpoint> => client.call(checkCodeEndpoint, { email: normaliseEmail(email), code });

/** Sets a new password for a code; every session of the account ends. */
export async function resetPassword(
  client: ApiClient,
  { email, code, password }: { readonly email: string; readonly code: string; readonly password: string },
): Answer<typeof editPassword> {
  const hash = await passwordHash(password);
  return client.call(editPassword, { email: normaliseEmail(email), code, password: hash, password_confirmation: hash });
}
