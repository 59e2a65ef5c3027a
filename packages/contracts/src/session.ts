import { endpoint } from './endpoint.ts';
import { BRAND_ID, PRODUCT_ID } from './limits.ts';

/** What a session of the product knows of its member. */
export interface MemberStanding {
  readonly user_id: string;
  readonly integral_token: string;
  readonly paid: 0 | 1;
  readonly isSubscription: boolean;
  /** Only for a ticket: the session it was exchanged for, which proves the member from here on. */
  readonly token?: string;
  /** Only for a ticket: who is signed in now. */
  readonly email?: string;
  /** Only for the ticket of a new account: what it begins with, and why with nothing. */
  readonly start_credits?: number;
  readonly start_refused?: 'address' | 'device' | 'day' | null;
}

const source = { information_sources: PRODUCT_ID, language: 'EN' } as const;

/** Opens a guest session. The device code is a hint for limits only, never a key to an older session. */
export const initTourists = endpoint<{ readonly device_code: string }, { readonly token: string }>()({
  kind: 'json',
  method: 'POST',
  service: 'product',
  path: '/api/kinora/init-tourists',
  constants: { ...source, brand_id: BRAND_ID },
  refusals: {},
});

/**
 * Tells the product who signed in, after login or sign-up; or exchanges a ticket (`tk_`, in `token`) for a session.
 * Where a cookie carries the session, no token is sent or answered. A ticket that no browser has begun, or over another member's session, asks first: 409 until `confirmed` says yes.
 */
export const initMember = endpoint<
  { readonly device_code: string; readonly token?: string; readonly confirmed?: boolean },
  MemberStanding
>()({
  kind: 'json',
  method: 'POST',
  service: 'product',
  path: '/api/kinora/init-member',
  constants: source,
  refusals: { 403: 'members-only', 404: 'unknown-ticket', 409: 'confirm-member' },
});
