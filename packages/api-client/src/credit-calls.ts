import {
  creditHistory,
  exportCredits as exportEndpoint,
  getCredits,
  type CreditEntry,
  type CreditFilter,
} from '@kinora/contracts/money';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';
import type { Page } from './pages-atoms.ts';

/** Kinds travel as one text; none means all. */
const wireFilter = ({ kinds = [], ...times }: CreditFilter) => ({
  ...times,
  ...(kinds.length > 0 && { kinds: kinds.join(',') }),
});

/** The lots and what is held of them. */
export const readCredits = (client: ApiClient): Answer<typeof getCredits> => client.call(getCredits, {});

/** A page of what happened to the credits, newest first; `cursor` is the `next` of the page before. */
export const readCreditHistory = (
  client: ApiClient,
  { cursor, limit, ...filter }: CreditFilter & { readonly cursor?: string; readonly limit?: number },
): Answer<typeof creditHistory, Page<CreditEntry>> => {
  const asked = {
    ...wireFilter(filter),
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && { limit }),
  };
  return translate(client.call(creditHistory, asked), ({ entries: items, next }) => ({ items, next }));
};

/** Where the same lines can be had as CSV, with times in an IANA zone. */
export const exportCredits = (
  client: ApiClient,
  { zone, ...filter }: CreditFilter & { readonly zone: string },
): Answer<typeof exportEndpoint, string> =>
  translate(client.call(exportEndpoint, { ...wireFilter(filter), zone }), ({ url }) => url);
