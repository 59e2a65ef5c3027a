import { endpoint } from './endpoint.ts';
import { PRODUCT_ID } from './limits.ts';

const account = { service: 'account', anonymous: true } as const;

/**
 * Begins a sign-in with another provider: the address to go to. `redirect_url` is where it comes back to, one of our
 * own origins. The field `token` of the specification stays empty: a session proves nothing here.
 */
export const authLogin = endpoint<
  { readonly provider: 'google'; readonly redirect_url: string },
  { readonly url: string }
>()({
  ...account,
  kind: 'json',
  method: 'GET',
  path: '/account/auth-login',
  sign: 'time',
  constants: { information_sources: PRODUCT_ID, token: '' },
  refusals: { 403: 'not-configured' },
});

/** Why a sign-in failed. `link-taken`: the account with that address is connected with somebody else there. */
export type SignInReason = 'busy' | 'cancelled' | 'email-unverified' | 'expired' | 'failed' | 'link-taken';

/** Why a provider was not connected; `already-linked`: another one of its accounts is. */
export type ConnectReason = 'already-linked' | 'signed-out' | SignInReason;

/** What `?signin=` says in the address that people come back to; a sign-in that worked brings a signal instead. */
export type SignInOutcome = SignInReason | 'connected' | `connect-${ConnectReason}`;

/** Where the provider sends people back to; answers with a redirect that carries a ticket, or the reason of a failure. */
export const authCallback = endpoint<{ readonly code: string; readonly state: string }, null>()({
  ...account,
  kind: 'redirect',
  method: 'GET',
  path: '/account/google/callback',
  refusals: { 403: 'not-configured' },
});
