import { permissions } from '@kinora/contracts';
import {
  accountIndex,
  login,
  logout,
  register,
  type Credentials,
  type FirstSession,
  type Session,
} from '@kinora/contracts/identity';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import { passwordHash } from './lazy-hashes.ts';
import { normaliseEmail } from './normalise-email.ts';

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

async function hashed({ email, password }: Credentials) {
  return { email: normaliseEmail(email), password: await passwordHash(password) };
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

/** Asks what the session may do, as the specification says; nobody uses the answer, the server decides every call. */
export const askPermissions = async (client: ApiClient): Promise<void> => {
  await client.call(permissions, {});
};
