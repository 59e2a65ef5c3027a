import {
  changeEmail as changeEmailEndpoint,
  changeNoticeEmail as changeNoticeEmailEndpoint,
  changePassword as changePasswordEndpoint,
  confirmAddress as confirmEndpoint,
  deleteAccount as deleteEndpoint,
  editProfile as editEndpoint,
  endSession as endEndpoint,
  exportAccount as exportEndpoint,
  getProfile,
  keepAccount as keepEndpoint,
  linkSignIn as linkEndpoint,
  listSessions,
  mintTicket as mintEndpoint,
  sendConfirmation as sendEndpoint,
  unlinkSignIn as unlinkEndpoint,
  withdrawEmail as withdrawEndpoint,
  type MemberSession,
  type SignInLink,
} from '@kinora/contracts/identity';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import { passwordHash } from './lazy-hashes.ts';
import { normaliseEmail } from './normalise-email.ts';

/** The password in use, as it is typed; left out where the account has none. */
export interface Proof {
  readonly current?: string | undefined;
}

const proofOf = async ({ current }: Proof) => (current === undefined ? {} : { current: await passwordHash(current) });
/** Everything the member sees of the own account. */
export const readProfile = (client: ApiClient): Answer<typeof getProfile> => client.call(getProfile, {});

/** What is left out stays. `photo` is the id of an upload that is a ready picture; an empty one takes the photo away. */
export const editProfile = (
  client: ApiClient,
  change: { readonly name?: string; readonly photo?: string; readonly mailsLongClips?: boolean },
): Answer<typeof editEndpoint> => client.call(editEndpoint, change);

/** Sends the link that proves the account's address, or the next one, again. */
export const sendConfirmation = (client: ApiClient, purpose: 'account' | 'next'): Answer<typeof sendEndpoint> =>
  client.call(sendEndpoint, { purpose });

/** Takes the request for another address back. */
export const withdrawEmail = (client: ApiClient): Answer<typeof withdrawEndpoint> => client.call(withdrawEndpoint, {});

/** Proves an address by what was mailed to it; takes no session. */
export const confirmAddress = (client: ApiClient, proof: string): Answer<typeof confirmEndpoint> =>
  client.call(confirmEndpoint, { proof });

/** Asks for another address; the old one stays until the new one is confirmed. */
export const changeEmail = async (
  client: ApiClient,
  { email, ...proof }: Proof & { readonly email: string },
): Answer<typeof changeEmailEndpoint> =>
  client.call(changeEmailEndpoint, { email: normaliseEmail(email), ...(await proofOf(proof)) });

/** Sets the notification address, which counts once it is confirmed; an empty one removes it. */
export const changeNoticeEmail = async (
  client: ApiClient,
  { email, ...proof }: Proof & { readonly email: string },
): Answer<typeof changeNoticeEmailEndpoint> =>
  client.call(changeNoticeEmailEndpoint, { email: normaliseEmail(email), ...(await proofOf(proof)) });

/** Every other session ends. */
export const changePassword = async (
  client: ApiClient,
  { password, ...proof }: Proof & { readonly password: string },
): Answer<typeof changePasswordEndpoint> =>
  client.call(changePasswordEndpoint, { password: await passwordHash(password), ...(await proofOf(proof)) });

/** Where the account is signed in. */
export const readSessions = (client: ApiClient): Answer<typeof listSessions, readonly MemberSession[]> =>
  translate(client.call(listSessions, {}), ({ sessions }) => sessions);

/** Ends one session, or with `others` all but this one. */
export const endSession = (client: ApiClient, id: string): Answer<typeof endEndpoint> =>
  client.call(endEndpoint, { id });

/** Begins to connect another provider: the address to go to. It comes back to `returnTo`, an address of ours. */
export const linkSignIn = async (
  client: ApiClient,
  { provider, returnTo, ...proof }: Proof & { readonly provider: SignInLink['provider']; readonly returnTo: string },
): Answer<typeof linkEndpoint, string> =>
  translate(
    client.call(linkEndpoint, { provider, redirect_url: returnTo, ...(await proofOf(proof)) }),
    ({ url }) => url,
  );

export const unlinkSignIn = async (
  client: ApiClient,
  { provider, ...proof }: Proof & { readonly provider: SignInLink['provider'] },
): Answer<typeof unlinkEndpoint> => client.call(unlinkEndpoint, { provider, ...(await proofOf(proof)) });

/** The address of a file with everything the account holds. */
export const exportAccount = (client: ApiClient): Answer<typeof exportEndpoint, string> =>
  translate(client.call(exportEndpoint, {}), ({ url }) => url);

/** The account goes in seven days. */
export const deleteAccount = async (client: ApiClient, proof: Proof): Answer<typeof deleteEndpoint> =>
  client.call(deleteEndpoint, await proofOf(proof));

/** Takes the deletion back. */
export const keepAccount = (client: ApiClient): Answer<typeof keepEndpoint> => client.call(keepEndpoint, {});

/** A ticket that opens one session on one of our own origins within a minute. */
export const mintTicket = (client: ApiClient, origin: string): Answer<typeof mintEndpoint, string> =>
  translate(client.call(mintEndpoint, { origin }), ({ ticket }) => ticket);
