import { apiClientAtom } from '@kinora/api-client';
import { openOrder, readPrices } from '@kinora/api-client/money';
import { openHere, pageLanguage } from '@kinora/browser';
import { clearSessionFlag, readLanding, sessionFlag, setSessionFlag } from '@kinora/browser/kept';
import { fail, type Result } from '@kinora/contracts';
import type { Order } from '@kinora/contracts/money';
import { findSku, packCents } from '@kinora/contracts/plans';
import { loadPlanAtom, rightsAtom, type PurchaseFailure } from '@kinora/credits';
import { atom } from 'jotai';

import { payAddress } from './pay-address.ts';

/** Where the purchase of a sku stands before there is an order. */
export type OpeningStep =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly failure: PurchaseFailure }
  /** It costs something else than what the buyer saw. */
  | { readonly kind: 'price-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'leaving'; readonly order: Order };

/** Of one way back: another language is another purchase for the payment service. */
const flagOf = (sku: string) => `order-${pageLanguage()}-${sku}`;

/** What opening an order needs of the browser; tests and stories set a fake. */
export const openingPortAtom = atom({
  /** The key of a purchase stays the same in this tab, so that a reload opens nothing new. */
  readKey: (sku: string) => sessionFlag(flagOf(sku)),
  keepKey: (sku: string, key: string) => setSessionFlag(flagOf(sku), key),
  dropKey: (sku: string) => clearSessionFlag(flagOf(sku)),
  landing: readLanding,
  language: pageLanguage,
  leave: openHere,
});

/** What a buyer pays for a sku now, in cents: packs cost members with a plan half. */
const centsAtom = atom(null, async (get, set, sku: string): Promise<Result<number, PurchaseFailure>> => {
  const [listed] = await Promise.all([readPrices(get(apiClientAtom)), set(loadPlanAtom)]);
  if (!listed.ok) return listed;
  const [known, price] = [findSku(sku), listed.value.find((one) => one.sku === sku)];
  if (!known || !price) return fail({ kind: 'refused', reason: 'unknown-sku', details: {} });
  const { hasHalfPacks } = get(rightsAtom);
  return { ok: true, value: known.kind === 'pack' && hasHalfPacks ? packCents(known, true) : price.actualCents };
});

const isKeyUsed = (result: Result<Order, PurchaseFailure>): boolean =>
  !result.ok && result.failure.kind === 'refused' && result.failure.reason === 'key-reused';

const sendAtom = atom(null, async (get, _set, { sku, cents }: { sku: string; cents: number }) => {
  const port = get(openingPortAtom);
  const key = port.readKey(sku) ?? crypto.randomUUID();
  port.keepKey(sku, key);
  const { siteInitializing, fromUser } = port.landing();
  const result = await openOrder(get(apiClientAtom), {
    sku,
    expectedCents: cents,
    key,
    language: port.language(),
    ...(siteInitializing !== '' && { source: siteInitializing }),
    ...(fromUser !== '' && { campaign: fromUser }),
  });
  const isUsed = result.ok ? result.value.state !== 'open' : result.failure.kind === 'refused';
  if (isUsed) port.dropKey(sku);
  return { result, isOver: result.ok && isUsed };
});

function failedStep(failure: PurchaseFailure, from: number): OpeningStep {
  if (failure.kind !== 'refused' || failure.reason !== 'price-changed') return { kind: 'failed', failure };
  const to = failure.details.priceCents;
  return to === undefined ? { kind: 'failed', failure } : { kind: 'price-changed', from, to };
}

/** Opens the order at a price. A purchase of this tab that is over starts over. */
const openAtAtom = atom(null, async (_get, set, input: { sku: string; cents: number }): Promise<OpeningStep> => {
  const first = await set(sendAtom, input);
  const { result } = first.isOver || isKeyUsed(first.result) ? await set(sendAtom, input) : first;
  return result.ok ? { kind: 'leaving', order: result.value } : failedStep(result.failure, input.cents);
});

const OPENING = { kind: 'opening' } as const;

/** The purchase of a sku. Showing it opens it, once, and goes where it is paid. */
export function createOpening(sku: string) {
  /** Null before it is shown. */
  const stepAtom = atom<OpeningStep | null>(null);

  const openAtom = atom(null, async (get, set, cents?: number) => {
    set(stepAtom, OPENING);
    const price: Result<number, PurchaseFailure> =
      cents === undefined ? await set(centsAtom, sku) : { ok: true, value: cents };
    const step: OpeningStep = price.ok
      ? await set(openAtAtom, { sku, cents: price.value })
      : { kind: 'failed', failure: price.failure };
    set(stepAtom, step);
    if (step.kind === 'leaving') get(openingPortAtom).leave(payAddress(step.order));
  });

  const openingAtom = atom(
    (get): OpeningStep => get(stepAtom) ?? OPENING,
    (get, set) => {
      if (get(stepAtom) === null) void set(openAtom);
    },
  );
  openingAtom.onMount = (begin) => begin();
  return {
    openingAtom,
    /** Opens it again; `cents` where the buyer has agreed to another price. */
    openAtom,
  };
}
