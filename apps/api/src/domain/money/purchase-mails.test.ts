import { expect, it } from 'vitest';

import { aPayment, aPlan, aTruth, after, BOUGHT, emptyBooks } from '../../testing/money/purchase-truths.ts';
import type { PurchaseTruth } from './checkout-provider.ts';
import type { PurchaseBooks } from './purchase-books.ts';
import { purchaseMails } from './purchase-mails.ts';
import { settlePurchase } from './settle-purchase.ts';

/** What is mailed when this is told after that. */
function told(books: PurchaseBooks, truth: PurchaseTruth) {
  const settled = settlePurchase(books, truth, truth.asOf);
  return purchaseMails(books, settled).map(({ key }) => key);
}

const bought = after(emptyBooks(), settlePurchase(emptyBooks(), aTruth(), BOUGHT));
const LATER = { asOf: BOUGHT + 1000 };

it('a payment is told once, with what it pays', () => {
  const [mail] = purchaseMails(emptyBooks(), settlePurchase(emptyBooks(), aTruth(), BOUGHT));
  expect(mail).toEqual({
    key: 'receipt:p1',
    kind: 'payment-received',
    values: { sku: 'basic-month', cents: '1599', number: 'p1', until: '2026-02-28T09:00:00.000Z' },
  });
  expect(told(bought, aTruth(LATER))).toEqual([]);
});

it('a payment that fails and then comes is told of twice', () => {
  const failed = aTruth({ payments: [aPayment({ state: 'failed' })], plan: null });
  expect(told(emptyBooks(), failed)).toEqual(['payment-failed:p1']);
  const books = after(emptyBooks(), settlePurchase(emptyBooks(), failed, BOUGHT));
  expect(told(books, failed)).toEqual([]);
  expect(told(books, aTruth())).toEqual(['receipt:p1']);
});

const back = (refundedCents: number) => aTruth({ ...LATER, payments: [aPayment({ refundedCents })] });

it('every part of the money that goes back is told', () => {
  expect(told(bought, back(500))).toEqual(['refund:p1:500']);
  const books = after(bought, settlePurchase(bought, back(500), BOUGHT));
  expect(told(books, back(500))).toEqual([]);
  expect(told(books, back(700))).toEqual(['refund:p1:700']);
});

it('an end that was asked for is told when it is asked for, any other when it comes', () => {
  const ending = aTruth({ ...LATER, plan: aPlan({ isEnding: true }) });
  const until = Date.UTC(2026, 1, 28, 9);
  expect(told(bought, ending)).toEqual([`plan-ends:order:${until}`]);
  const books = after(bought, settlePurchase(bought, ending, BOUGHT));
  expect(told(books, aTruth({ plan: aPlan({ state: 'ended' }), asOf: BOUGHT + 2000 }))).toEqual([]);
  expect(told(bought, aTruth({ ...LATER, plan: aPlan({ state: 'ended' }) }))).toEqual(['plan-ended:order']);
});

it('a second plan that is paid back is told by its receipt alone', () => {
  expect(told({ ...emptyBooks(), hasOtherPlan: true }, aTruth())).toEqual(['receipt:p1']);
});
