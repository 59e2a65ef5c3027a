import { createOutbound } from '@kinora/video-providers';
import type { Stripe } from 'stripe';

import { CheckoutUnavailable } from '../../../domain/money/checkout-provider.ts';
import { createOutboundFetch, type Fetch } from '../../outbound-fetch.ts';

/** How requests leave this machine: to Stripe's own address alone, or to `host` in tests. */
export const createSendRequest = (host?: string): Fetch =>
  createOutboundFetch(createOutbound(host === undefined ? {} : { ownHosts: [host] }));

export interface StripeParts {
  readonly key: string;
  readonly send: Fetch;
  /** Another server than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const TIMEOUT_MS = 8000;
const RETRIES = 2;

/** Loads the library with the first request: who sells nothing pays nothing for it. */
export function lazyStripe({ key, send, server }: StripeParts): () => Promise<Stripe> {
  let loading: Promise<Stripe> | undefined;
  const load = async () => {
    const { Stripe: Client } = await import('stripe');
    return new Client(key, {
      httpClient: Client.createFetchHttpClient(send),
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...server,
    });
  };
  return () => (loading ??= load());
}

const typeOf = (error: unknown) =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : '';
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

export const isDeclined = (error: unknown): boolean => typeOf(error) === 'StripeCardError';
export const isRefunded = (error: unknown): boolean => codeOf(error) === 'charge_already_refunded';
export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

/** The outcome is unknown, or the operator's key is wrong: retry later. */
const AWAY = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
]);

/** Does something at Stripe. Throws `CheckoutUnavailable` where it did not answer; its message never holds what was sent. */
export async function atStripe<Value>(
  stripe: () => Promise<Stripe>,
  act: (client: Stripe) => Promise<Value>,
): Promise<Value> {
  try {
    return await act(await stripe());
  } catch (error) {
    if (AWAY.has(typeOf(error))) throw new CheckoutUnavailable(`Stripe: ${typeOf(error)}`);
    throw error;
  }
}
