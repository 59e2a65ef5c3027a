import { endpoint, type NoInput } from './endpoint.ts';
import { PRODUCT_ID } from './limits.ts';

/** Prices of one sku as the specification names them, in US dollars with two decimals. */
interface SkuPrice {
  readonly actual_price: string;
  readonly virtual_price: string;
  readonly average_price: string;
}

/** A sku as the account site lists it; who it is for and what it gives is looked up by `sku_id` in our own data. */
export interface ListedSku {
  readonly sku_id: string;
  readonly buy_url: string;
  readonly buy_list: readonly [SkuPrice, ...SkuPrice[]];
}

/** Everything on sale here. Empty where the server has no checkout. */
export const skuList = endpoint<NoInput, readonly ListedSku[]>()({
  kind: 'json',
  method: 'POST',
  service: 'account',
  path: '/account/sku-list',
  sign: 'time',
  constants: { pid: PRODUCT_ID, lang: 'EN', information_sources: PRODUCT_ID },
  refusals: {},
});

export type CheckoutKind = 'sandbox' | 'stripe';

/** `open`: not paid yet; `paid`: the credits are there; the others are the end of it. */
export type OrderState = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled';

/** One purchase. Cents are US cents, times epoch milliseconds. */
export interface Order {
  readonly id: string;
  readonly sku: string;
  readonly cents: number;
  readonly state: OrderState;
  readonly checkout: CheckoutKind;
  /** Where it is paid: a path of ours, or the page of the payment service. Null once it has ended. */
  readonly url: string | null;
  /** The credits that came, once it is paid. */
  readonly credits: number;
  readonly createdAt: number;
}

export type PaymentState = 'paid' | 'failed' | 'refunded' | 'disputed';

export interface Payment {
  readonly id: string;
  readonly sku: string;
  readonly cents: number;
  /** As much of it as went back. */
  readonly refundedCents: number;
  readonly state: PaymentState;
  readonly credits: number;
  readonly checkout: CheckoutKind;
  readonly at: number;
}

export interface Payments {
  readonly payments: readonly Payment[];
  readonly next: string | null;
}

/** Buttons of the sandbox at the till: how the payment service would answer. */
export const SANDBOX_ANSWERS = ['paid', 'declined', 'late', 'twice', 'cancelled'] as const;
export type SandboxAnswer = (typeof SANDBOX_ANSWERS)[number];

export interface OrderId {
  readonly id: string;
}
/** Of the page that somebody comes from (BCP 47): from the payment service they come back into it. */
export interface InLanguage {
  readonly language?: string;
}
/** Made in the browser for each intent. */
export interface Keyed {
  readonly idempotencyKey: string;
}

const product = { kind: 'json', service: 'product' } as const;
const key = { headers: { idempotencyKey: 'idempotency-key' } } as const;
const NO_ORDER = { 403: 'members-only', 404: 'unknown-order' } as const;

/**
 * Opens the purchase of a sku. `expectedCents` is what the buyer saw: another price is refused with the true one, as
 * `priceCents` of the details. A member with a plan changes it (`changePlan`) instead of buying a second.
 */
export const openOrder = endpoint<
  {
    readonly sku: string;
    readonly expectedCents: number;
    /** From where the buyer came: `site_initializing` and `from_user` of the first landing. */
    readonly source?: string;
    readonly campaign?: string;
  } & InLanguage &
    Keyed,
  Order
>()({
  ...product,
  ...key,
  method: 'POST',
  path: '/api/kinora/orders',
  refusals: {
    403: 'members-only',
    404: 'unknown-sku',
    409: 'key-reused',
    410: 'plan-runs',
    412: 'price-changed',
  },
});

export const getOrder = endpoint<OrderId, Order>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/orders/:id',
  refusals: NO_ORDER,
});

/** The sandbox alone: answers an order as a payment service would, by signed webhooks to ourselves. */
export const answerOrder = endpoint<OrderId & { readonly answer: SandboxAnswer }, Order>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/orders/:id/answer',
  refusals: { ...NO_ORDER, 409: 'already-ended' },
});

/** Newest first. */
export const listPayments = endpoint<{ readonly cursor?: string; readonly limit?: number }, Payments>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/payments',
  refusals: { 403: 'members-only' },
});

/** What a payment service tells: the raw body is signed in its own way (`:service` is a `CheckoutKind`). */
export const paymentHook = endpoint<{ readonly service: string }, null>()({
  kind: 'webhook',
  service: 'product',
  method: 'POST',
  path: '/api/kinora/hooks/:service',
  anonymous: true,
  refusals: {},
});
