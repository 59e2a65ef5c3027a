import type { OrderState } from '@kinora/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aPayment, aPlan, aTruth, after, BOUGHT, emptyBooks } from '../../testing/money/purchase-truths.ts';
import type { PurchaseTruth } from './checkout-provider.ts';
import { addMonths, addPeriod } from './plan-months.ts';
import type { SettledPurchase } from './purchase-books.ts';
import { settlePurchase } from './settle-purchase.ts';

const DAY = 86_400_000;

const grantsOf = ({ grants }: SettledPurchase) =>
  grants.map(({ amount, month, paymentId }) => [paymentId, month, amount]);

describe('a first payment', () => {
  it('starts a plan with its credits, which outlive it by a week', () => {
    const settled = settlePurchase(emptyBooks(), aTruth(), BOUGHT);
    const until = addPeriod(BOUGHT, 'month');
    expect(settled).toMatchObject({
      state: 'paid',
      extendTo: until + 7 * DAY,
      widensStart: true,
      revoked: [],
      owed: [],
    });
    expect(settled.plan).toMatchObject({ standing: 'active', sku: 'basic-month', nextGrantAt: null, mustEnd: false });
    expect(settled.grants).toEqual([
      { paymentId: 'p1', month: 0, amount: 500, source: 'plan', scope: 'any', expiresAt: until + 7 * DAY },
    ]);
  });

  it('of a sandbox pays our own engine alone and widens nothing', () => {
    const settled = settlePurchase(emptyBooks('sandbox'), aTruth(), BOUGHT);
    expect(settled.grants.map(({ scope }) => scope)).toEqual(['local']);
    expect(settled.widensStart).toBe(false);
  });

  it('of a pack brings credits for a year, and no plan', () => {
    const payment = aPayment({ sku: 'pack-600', period: null });
    const settled = settlePurchase(
      emptyBooks('stripe', 'pack-600'),
      aTruth({ plan: null, payments: [payment] }),
      BOUGHT,
    );
    expect(settled.plan).toBeUndefined();
    expect(settled.grants).toMatchObject([{ month: null, amount: 600, expiresAt: BOUGHT + 365 * DAY, scope: 'any' }]);
    expect(settled).toMatchObject({ extendTo: null, widensStart: false });
  });

  it.each<OrderState>(['open', 'declined', 'expired', 'cancelled'])(
    'that did not come leaves the order %s',
    (state) => {
      const settled = settlePurchase(emptyBooks(), aTruth({ state, plan: null, payments: [] }), BOUGHT);
      expect(settled).toMatchObject({ state, grants: [], plan: undefined });
    },
  );

  it('counts even where the order was thought to have ended', () => {
    const books = emptyBooks();
    const ended = { ...books, order: { ...books.order, state: 'expired' as const } };
    expect(settlePurchase(ended, aTruth(), BOUGHT).state).toBe('paid');
    expect(
      settlePurchase(after(books, settlePurchase(books, aTruth(), BOUGHT)), aTruth({ state: 'open' }), BOUGHT).state,
    ).toBe('paid');
  });
});

describe('a year', () => {
  const yearly = aPayment({
    sku: 'basic-year',
    cents: 9594,
    period: { from: BOUGHT, until: addPeriod(BOUGHT, 'year') },
  });

  const at = (now: number) => settlePurchase(emptyBooks(), aTruth({ payments: [yearly] }), now);

  it('brings its months one by one, and all that were missed while nobody looked', () => {
    expect(grantsOf(at(BOUGHT))).toEqual([['p1', 0, 500]]);
    expect(at(BOUGHT).plan?.nextGrantAt).toBe(Date.UTC(2026, 1, 28, 9));
    expect(grantsOf(at(addMonths(BOUGHT, 1) - 1))).toHaveLength(1);
    expect(grantsOf(at(addMonths(BOUGHT, 1)))).toHaveLength(2);
    expect(grantsOf(at(addMonths(BOUGHT, 5)))).toHaveLength(6);
    expect(grantsOf(at(addMonths(BOUGHT, 30)))).toHaveLength(12);
    expect(at(addMonths(BOUGHT, 11)).plan?.nextGrantAt).toBeNull();
  });

  it('stops when a bigger plan takes its place', () => {
    const changedAt = addMonths(BOUGHT, 2) + 10 * DAY;
    const bigger = aPayment({
      id: 'p2',
      sku: 'pro-year',
      at: changedAt,
      changedAt,
      period: { from: changedAt, until: addPeriod(changedAt, 'year') },
    });
    const settled = settlePurchase(emptyBooks(), aTruth({ payments: [yearly, bigger] }), addMonths(BOUGHT, 3) + DAY);
    // Ten of thirty days of the third month (31 March to 30 April) are used: 334 of 500 are not.
    expect(grantsOf(settled)).toEqual([
      ['p1', 0, 500],
      ['p1', 1, 500],
      ['p1', 2, 500],
      ['p2', 0, 1300 - 333],
    ]);
    expect(settled.plan).toMatchObject({ sku: 'pro-year', nextGrantAt: addMonths(changedAt, 1) });
  });
});

describe('the end', () => {
  const bought = after(emptyBooks(), settlePurchase(emptyBooks(), aTruth(), BOUGHT));
  const now = BOUGHT + DAY;

  it('comes at the time that is paid, when it is asked for', () => {
    const ending = settlePurchase(bought, aTruth({ plan: aPlan({ isEnding: true }), asOf: now }), now);
    expect(ending.plan).toMatchObject({ standing: 'ending', reason: null });
    const ended = settlePurchase(
      after(bought, ending),
      aTruth({ plan: aPlan({ state: 'ended' }), asOf: now + 1 }),
      now,
    );
    expect(ended.plan).toMatchObject({ standing: 'ended', reason: 'cancelled', endedAt: now, mustEnd: false });
    expect(ended.revoked).toEqual([]);
  });

  it('comes with a full refund, which takes the credits back', () => {
    const refunded = aTruth({ payments: [aPayment({ state: 'refunded', refundedCents: 1599 })], asOf: now });
    const settled = settlePurchase(bought, refunded, now);
    expect(settled.plan).toMatchObject({ standing: 'ended', reason: 'refunded', mustEnd: true });
    expect(settled.revoked).toEqual(['p1']);
    expect(settled.grants).toEqual([]);
  });

  it('does not come with a part of the money', () => {
    const settled = settlePurchase(bought, aTruth({ payments: [aPayment({ refundedCents: 500 })], asOf: now }), now);
    expect(settled.plan?.standing).toBe('active');
    expect(settled.revoked).toEqual([]);
  });

  it('comes with a dispute', () => {
    const settled = settlePurchase(bought, aTruth({ payments: [aPayment({ state: 'disputed' })], asOf: now }), now);
    expect(settled.plan).toMatchObject({ standing: 'ended', reason: 'disputed', mustEnd: true });
    expect(settled.revoked).toEqual(['p1']);
  });

  it('comes a week after a payment that failed', () => {
    const due = aTruth({ plan: aPlan({ state: 'past-due', pastDueSince: now }), asOf: now });
    const at = (asOf: number) => settlePurchase(bought, { ...due, asOf }, asOf);
    expect(at(now + 7 * DAY - 1).plan).toMatchObject({ standing: 'past-due' });
    expect(at(now + 7 * DAY).plan).toMatchObject({ standing: 'ended', reason: 'unpaid', mustEnd: true });
  });

  it('is the end: nothing that is told later brings the plan back', () => {
    const ended = after(bought, settlePurchase(bought, aTruth({ plan: aPlan({ state: 'ended' }), asOf: now }), now));
    const again = settlePurchase(ended, aTruth({ asOf: now + DAY }), now + DAY);
    expect(again.plan).toMatchObject({ standing: 'ended', endedAt: now, mustEnd: true });
  });
});

it('a second plan that was paid beside the first is paid back and brings nothing', () => {
  const settled = settlePurchase({ ...emptyBooks(), hasOtherPlan: true }, aTruth(), BOUGHT);
  expect(settled.plan).toMatchObject({ standing: 'ended', reason: 'second', mustEnd: true });
  expect(settled).toMatchObject({ owed: ['p1'], grants: [], extendTo: null });
  const later = settlePurchase(after(emptyBooks(), settled), aTruth({ asOf: BOUGHT + 1 }), BOUGHT + 1);
  expect(later).toMatchObject({ owed: ['p1'], grants: [] });
});

describe('what is older', () => {
  const bought = after(emptyBooks(), settlePurchase(emptyBooks(), aTruth({ asOf: BOUGHT + 100 }), BOUGHT + 100));

  it('does not undo what is newer', () => {
    const old = aTruth({ plan: aPlan({ isEnding: true, nextSku: 'pro-month' }), asOf: BOUGHT + 99 });
    expect(settlePurchase(bought, old, BOUGHT + 200).plan).toMatchObject({ standing: 'active', nextSku: null });
    expect(settlePurchase(bought, { ...old, asOf: BOUGHT + 100 }, BOUGHT + 200).plan).toMatchObject({
      standing: 'ending',
    });
  });

  it('still tells of payments that nobody told of', () => {
    const extra = aPayment({ id: 'p0', at: BOUGHT - DAY, sku: 'pack-200', period: null });
    const old = aTruth({ payments: [extra], asOf: BOUGHT + 1 });
    expect(settlePurchase(bought, old, BOUGHT + 200).payments.map(({ id }) => id)).toEqual(['p0', 'p1']);
  });
});

const at = (days: number) => BOUGHT + days * DAY;

it('the same truths end in the same books, in whatever order and however often they come', () => {
  const second = aPayment({ id: 'p2', at: at(30), period: { from: at(28), until: at(59) } });
  const life: readonly PurchaseTruth[] = [
    aTruth({ state: 'open', plan: null, payments: [], asOf: at(0) }),
    aTruth({ asOf: at(0.1) }),
    aTruth({ plan: aPlan({ isEnding: true }), asOf: at(5) }),
    aTruth({ asOf: at(6) }),
    aTruth({
      plan: aPlan({ state: 'past-due', pastDueSince: at(28) }),
      payments: [aPayment(), { ...second, state: 'failed' }],
      asOf: at(28),
    }),
    aTruth({ payments: [aPayment(), second], asOf: at(30) }),
    aTruth({ payments: [aPayment({ refundedCents: 100 }), second], asOf: at(31) }),
    aTruth({
      plan: aPlan({ nextSku: 'pro-month' }),
      payments: [aPayment({ refundedCents: 1599, state: 'refunded' }), second],
      asOf: at(40),
    }),
  ];
  const settleAll = (truths: readonly PurchaseTruth[]) =>
    truths.reduce((books, one) => after(books, settlePurchase(books, one, at(41))), emptyBooks());
  const last = life.at(-1) ?? aTruth();
  const expected = settleAll(life);
  expect(expected.plan).toMatchObject({ standing: 'active', nextSku: 'pro-month', sku: 'basic-month' });
  const order = fc.array(fc.nat({ max: life.length - 1 }), { maxLength: 20 });
  fc.assert(
    fc.property(order, order, (before, behind) => {
      const told = [...before.map((index) => life[index] ?? last), last, ...behind.map((index) => life[index] ?? last)];
      const books = settleAll(told);
      // When it was first seen to have started does not depend on the order either: payments say so.
      expect(books).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
