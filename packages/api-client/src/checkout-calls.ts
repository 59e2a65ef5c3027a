import {
  answerOrder as answerEndpoint,
  getOrder,
  listPayments,
  openOrder as openEndpoint,
  skuList,
  type ListedSku,
  type Payment,
  type SandboxAnswer,
} from '@kinora/contracts/money';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { Page } from './pages-atoms.ts';
import { centsOf } from './price-cents.ts';

/** What is on sale, in US cents. */
export interface ListedPrice {
  readonly sku: string;
  readonly buyUrl: string;
  /** What is paid at once. */
  readonly actualCents: number;
  /** What is struck through beside it. */
  readonly virtualCents: number;
  /** What a month comes to. */
  readonly averageCents: number;
}

/** What the buyer saw and wants. */
export interface OrderRequest {
  readonly sku: string;
  readonly expectedCents: number;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly source?: string;
  readonly campaign?: string;
  /** Of the buyer's page. */
  readonly language?: string;
}

/** A sku whose prices cannot be read is not on sale. */
function listedPrice({ sku_id: sku, buy_url: buyUrl, buy_list: [price] }: ListedSku): readonly ListedPrice[] {
  const [actualCents, virtualCents] = [centsOf(price.actual_price), centsOf(price.virtual_price)];
  const averageCents = centsOf(price.average_price);
  if (actualCents === null || virtualCents === null || averageCents === null) return [];
  return [{ sku, buyUrl, actualCents, virtualCents, averageCents }];
}

/** Everything that is on sale; empty where nothing is. */
export const readPrices = (client: ApiClient): Answer<typeof skuList, readonly ListedPrice[]> =>
  translate(client.call(skuList, {}), (skus) => skus.flatMap(listedPrice));

export const openOrder = (client: ApiClient, { key, ...order }: OrderRequest): Answer<typeof openEndpoint> =>
  client.call(openEndpoint, { ...order, idempotencyKey: key });

export const readOrder = (client: ApiClient, id: string): Answer<typeof getOrder> => client.call(getOrder, { id });

/** At the sandbox's checkout: how the payment service shall answer. */
export const answerOrder = (
  client: ApiClient,
  order: { readonly id: string; readonly answer: SandboxAnswer },
): Answer<typeof answerEndpoint> => client.call(answerEndpoint, order);

/** A page of payments, newest first; `cursor` is the `next` of the page before. */
export const readPayments = (
  client: ApiClient,
  page: { readonly cursor?: string; readonly limit?: number } = {},
): Answer<typeof listPayments, Page<Payment>> =>
  translate(client.call(listPayments, page), ({ payments: items, next }) => ({ items, next }));
