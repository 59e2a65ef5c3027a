import {
  accountIndex,
  login,
  logout,
  register,
  type Credentials,
  type FirstSession,
  type Session,
} from '@kinora/contracts';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import { loadHashes } from './lazy-hashes.ts';

/** A member and the session that was just begun. */
export interface SignedIn {
  readonly memberId: string;
  readonly email: string;
  readonly photo: string | null;
  readonly token: string;
}

/** What became of the start credits: how many, or why there were none. */
export interface SignedUp extends SignedIn {
  readonly startCredits: number;
  readonly startRefused: FirstSession['start_refused'];
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly photo: string | null;
}

const signedIn = ({ member_id, email, head_photo, token }: Session): SignedIn => ({
  memberId: member_id,
  email,
  photo: head_photo,
  token,
});

// The contract asks for the MD5; the server stores argon2id of it. Keyboards write one accent in two ways: NFC is one.
async function hashed({ email, password }: Credentials) {
  const { md5 } = await loadHashes();
  return { email: email.trim().toLowerCase(), password: md5(password.normalize('NFC')) };
}

export async function signIn(client: ApiClient, credentials: Credentials): Answer<typeof login, SignedIn> {
  return translate(client.call(login, await hashed(credentials)), signedIn);
}

/** The device id is a hint for the limits of the start grant. */
export async function signUp(
  client: ApiClient,
  { deviceId, ...credentials }: Credentials & { readonly deviceId: string },
): Answer<typeof register, SignedUp> {
  const input = { ...(await hashed(credentials)), ...(deviceId !== '' && { device_code: deviceId }) };
  return translate(client.call(register, input), (session) => ({
    ...signedIn(session),
    startCredits: session.start_credits,
    startRefused: session.start_refused,
  }));
}

export const signOut = (client: ApiClient): Answer<typeof logout> => client.call(logout, {});

/** Who the session belongs to. */
export const readAccount = (client: ApiClient): Answer<typeof accountIndex, Account> =>
  translate(client.call(accountIndex, {}), ({ id, first_name, email, head_photo }) => ({
    id,
    name: first_name,
    email,
    photo: head_photo,
  }));
