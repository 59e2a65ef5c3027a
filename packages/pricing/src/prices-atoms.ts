import { apiClientAtom, readPrices, type ApiFailure, type ListedPrice } from '@kinora/api-client';
import type { RefusalOf, skuList } from '@kinora/contracts';
import { atom } from 'jotai';

/** What is on sale, as far as it is known. */
export type KnownPrices =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure<RefusalOf<typeof skuList>> }
  | { readonly state: 'ready'; readonly prices: readonly ListedPrice[] };

const knownAtom = atom<KnownPrices>({ state: 'loading' });

export const pricesAtom = atom((get) => get(knownAtom));

/** Reads what is on sale; what is known stays in sight meanwhile, and when nobody answers. */
export const loadPricesAtom = atom(null, async (get, set) => {
  if (get(knownAtom).state === 'failed') set(knownAtom, { state: 'loading' });
  const answer = await readPrices(get(apiClientAtom));
  if (answer.ok) set(knownAtom, { state: 'ready', prices: answer.value });
  else if (get(knownAtom).state !== 'ready') set(knownAtom, { state: 'failed', failure: answer.failure });
});
