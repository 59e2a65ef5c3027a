import { bindDevice, productInit } from '@kinora/contracts';
import { initMember, initTourists, type MemberStanding } from '@kinora/contracts/identity';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

export interface Standing {
  readonly isPaid: boolean;
  readonly hasPlan: boolean;
}

/** A member as the product knows it. */
export interface ProductMember extends Standing {
  readonly productId: string;
  readonly productToken: string;
}

/** What a ticket was exchanged for; without an address it was no ticket. */
export interface TicketSession extends ProductMember {
  readonly token: string;
  readonly email: string;
  /** Of a new account alone. */
  readonly startCredits: number;
  /** Why a new account begins with nothing; null where it does not, or is not new. */
  readonly startRefused: 'address' | 'device' | 'day' | null;
}

const productMember = ({ user_id, integral_token, paid, isSubscription }: MemberStanding): ProductMember => ({
  productId: user_id,
  productToken: integral_token,
  isPaid: paid === 1,
  hasPlan: isSubscription,
});

/** An empty token is one that the server keeps: the field stays away. */
const named = (token: string) => (token === '' ? {} : { token });

/** Opens a guest session and hands out its token. */
export const startGuest = (client: ApiClient, deviceId: string): Answer<typeof initTourists, string> =>
  translate(client.call(initTourists, { device_code: deviceId }), ({ token }) => token);

/** Tells the product who signed in. */
export const startMember = (
  client: ApiClient,
  { deviceId, token }: { readonly deviceId: string; readonly token: string },
): Answer<typeof initMember, ProductMember> =>
  translate(client.call(initMember, { device_code: deviceId, ...named(token) }), productMember);

/**
 * Exchanges a ticket for a session. `confirmed` says that somebody wants to go on as the member whom the refusal
 * `confirm-member` names.
 */
export const exchangeTicket = (
  client: ApiClient,
  { deviceId, ticket, confirmed }: { readonly deviceId: string; readonly ticket: string; readonly confirmed: boolean },
): Answer<typeof initMember, TicketSession> =>
  translate(
    client.call(initMember, { device_code: deviceId, token: ticket, ...(confirmed && { confirmed }) }),
    (wire) => ({
      ...productMember(wire),
      token: wire.token ?? '',
      email: wire.email ?? '',
      startCredits: wire.start_credits ?? 0,
      startRefused: wire.start_refused ?? null,
    }),
  );

/** Opens the product for a member; whether the mail that confirms the address is on its way. */
export const openProduct = (
  client: ApiClient,
  { member, deviceId }: { readonly member: ProductMember; readonly deviceId: string },
): Answer<typeof productInit, boolean> =>
  translate(
    client.call(productInit, {
      integral_user_id: member.productId,
      ...(member.productToken !== '' && { integral_token: member.productToken }),
      device_code: deviceId,
    }),
    ({ is_register_send }) => is_register_send,
  );

/** Ties the device to the member of this session. */
export const bindToDevice = (
  client: ApiClient,
  { deviceId, token }: { readonly deviceId: string; readonly token: string },
): Answer<typeof bindDevice> => client.call(bindDevice, { device_code: deviceId, ...named(token) });
