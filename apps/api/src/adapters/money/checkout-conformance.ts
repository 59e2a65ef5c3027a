import { randomUUID } from 'node:crypto';

import { planSku, type PlanSku } from '@kinora/contracts/plans';
import { describe, expect, it } from 'vitest';

import type {
  CheckoutProvider,
  NewCheckout,
  ProviderChange,
  PurchaseRef,
  SignedBody,
} from '../../domain/money/checkout-provider.ts';
import { addMonths } from '../../domain/money/plan-months.ts';

/** A payment service with what its buyers and banks do to it. */
export interface CheckoutUnderTest {
  readonly provider: CheckoutProvider;
  readonly pay: (ref: PurchaseRef) => Promise<void>;
  /** The time that is paid is over: it renews. */
  readonly renew: (ref: PurchaseRef) => Promise<void>;
  readonly failRenewal: (ref: PurchaseRef) => Promise<void>;
  /** The bank takes the last payment back. */
  readonly dispute: (ref: PurchaseRef) => Promise<void>;
  /** Webhooks that were sent so far, as they came. */
  readonly hooks: () => Promise<readonly SignedBody[]>;
  /** Epoch milliseconds of the service. */
  readonly now: () => number;
}

const PRO = planSku('pro', 'month');
const BASIC = planSku('basic', 'month');

const anOrder = (sku: PlanSku | null = BASIC): NewCheckout => ({
  id: randomUUID(),
  sku: sku?.id ?? 'pack-200',
  cents: sku?.priceCents ?? 800,
  period: sku?.period ?? null,
  email: 'ada@example.com',
  customer: null,
  returnUrl: 'https://kinora.example/checkout/order/',
});

const aChange = (sku: PlanSku, starts: ProviderChange['starts'], at: number): ProviderChange => ({
  sku: sku.id,
  cents: sku.priceCents,
  period: sku.period,
  starts,
  at,
  unusedCents: 1599,
  key: randomUUID(),
});

/** What every payment service does alike; the rest of the product relies on it. */
export function describeCheckout(name: string, open: () => Promise<CheckoutUnderTest>): void {
  async function opened(sku: PlanSku | null = BASIC) {
    const service = await open();
    const order = anOrder(sku);
    const { externalId, url } = await service.provider.start(order);
    const first: PurchaseRef = { orderId: order.id, externalId, planId: null };
    return { ...service, order, first, url, truth: (ref = first) => service.provider.fetch(ref) };
  }

  async function paid(sku: PlanSku | null = BASIC) {
    const one = await opened(sku);
    await one.pay(one.first);
    const ref = { ...one.first, planId: (await one.truth())?.plan?.id ?? null };
    return { ...one, ref };
  }

  describe(`${name}: a purchase`, () => {
    it('is open until it is paid, and the same for the same order', async () => {
      const { first, order, provider, truth, url } = await opened();
      expect(await truth()).toMatchObject({ orderId: order.id, state: 'open', plan: null, payments: [] });
      expect(await provider.start(order)).toEqual({ externalId: first.externalId, url });
    });

    it('of a pack is paid once', async () => {
      const { order, truth } = await paid(null);
      const told = await truth();
      expect(told).toMatchObject({ orderId: order.id, state: 'paid', plan: null });
      expect(told?.payments).toMatchObject([
        { sku: 'pack-200', cents: 800, state: 'paid', period: null, refundedCents: 0 },
      ]);
      expect(told?.customer).toMatch(/\w/);
    });

    it('of a plan pays a month', async () => {
      const { truth } = await paid();
      const told = await truth();
      expect(told?.plan).toMatchObject({ state: 'active', isEnding: false, nextSku: null, pastDueSince: null });
      const [payment] = told?.payments ?? [];
      expect(payment).toMatchObject({ sku: 'basic-month', cents: 1599, state: 'paid', changedAt: null });
      expect(payment?.period?.until).toBe(addMonths(payment?.period?.from ?? 0, 1));
    });

    it('that nobody knows is no purchase', async () => {
      const { provider } = await open();
      expect(await provider.fetch({ orderId: randomUUID(), externalId: 'cs_nothing', planId: null })).toBeUndefined();
    });
  });

  describe(`${name}: a plan`, () => {
    it('renews', async () => {
      const { ref, renew, truth } = await paid();
      await renew(ref);
      const told =
        (await truth(ref))?.payments.toSorted((one, other) => (one.period?.from ?? 0) - (other.period?.from ?? 0)) ??
        [];
      expect(told.map(({ state }) => state)).toEqual(['paid', 'paid']);
      expect(told[1]?.period?.from).toBe(told[0]?.period?.until);
    });

    it('is past due from the day its payment failed', async () => {
      const { failRenewal, now, ref, renew, truth } = await paid();
      await failRenewal(ref);
      const told = await truth(ref);
      expect(told?.plan?.state).toBe('past-due');
      expect(Math.abs((told?.plan?.pastDueSince ?? 0) - now())).toBeLessThan(60_000);
      expect(told?.payments.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid']);
      await renew(ref);
      expect((await truth(ref))?.plan).toMatchObject({ state: 'active', pastDueSince: null });
    });

    it('runs to its end when it is cancelled, and goes on when it is kept', async () => {
      const { provider, ref, truth } = await paid();
      await provider.cancel(ref);
      expect((await truth(ref))?.plan).toMatchObject({ state: 'active', isEnding: true });
      await provider.keep(ref);
      expect((await truth(ref))?.plan).toMatchObject({ state: 'active', isEnding: false });
    });

    it('begins anew with a bigger one, less what is left, and once for a key', async () => {
      const { now, provider, ref, truth } = await paid();
      const at = (await truth(ref))?.payments[0]?.period?.from ?? now();
      const change = aChange(PRO, 'now', at);
      expect(await provider.preview(ref, change)).toBe(1599);
      expect(await provider.changePlan(ref, change)).toMatchObject({ ok: true });
      expect(await provider.changePlan(ref, change)).toMatchObject({ ok: true });
      const told = (await truth(ref))?.payments ?? [];
      expect(told).toHaveLength(2);
      expect(told.find(({ sku }) => sku === 'pro-month')).toMatchObject({ cents: 2400, state: 'paid', changedAt: at });
    });

    it('becomes a smaller one when its time is over, unless it is kept', async () => {
      const { now, provider, ref, renew, truth } = await paid(PRO);
      await provider.changePlan(ref, aChange(BASIC, 'later', now()));
      expect((await truth(ref))?.plan?.nextSku).toBe('basic-month');
      await provider.keep(ref);
      expect((await truth(ref))?.plan?.nextSku).toBeNull();
      await provider.changePlan(ref, aChange(BASIC, 'later', now()));
      await renew(ref);
      const told = await truth(ref);
      expect(told?.plan).toMatchObject({ state: 'active', nextSku: null });
      expect(told?.payments.map(({ sku }) => sku).toSorted()).toEqual(['basic-month', 'pro-month']);
    });

    it('ends at once, and again', async () => {
      const { provider, ref, truth } = await paid();
      await provider.end(ref);
      await provider.end(ref);
      expect((await truth(ref))?.plan?.state).toBe('ended');
    });
  });

  describe(`${name}: money`, () => {
    it.each([BASIC, null])('goes back once, whatever it paid', async (sku) => {
      const { provider, ref, truth } = await paid(sku);
      const id = (await truth(ref))?.payments[0]?.id ?? '';
      await provider.refund(id, `refund:${id}`);
      await provider.refund(id, `refund:${id}`);
      // As when the operator has done it by hand.
      await provider.refund(id, `again:${id}`);
      const [payment] = (await truth(ref))?.payments ?? [];
      expect(payment).toMatchObject({ id, state: 'refunded', refundedCents: payment?.cents });
    });

    it('can be taken back by a bank', async () => {
      const { dispute, ref, truth } = await paid();
      await dispute(ref);
      expect((await truth(ref))?.payments[0]?.state).toBe('disputed');
    });

    it('is not taken any more for an order that was ended', async () => {
      const { first, provider, truth } = await opened();
      await provider.end(first);
      expect((await truth())?.state).toMatch(/expired|cancelled/);
    });
  });

  describe(`${name}: what it tells`, () => {
    it('is signed, names our order, and is refused when anything of it was changed', async () => {
      const { hooks, now, order, provider } = await paid();
      const all = await hooks();
      const events = await Promise.all(all.map((hook) => provider.verify(hook, now())));
      expect(events.map(({ ok }) => ok)).not.toContain(false);
      expect(JSON.stringify(events)).toContain(order.id);
      for (const { body, headers } of all) {
        const changed = Buffer.from(body.toString('utf8').replace('{', '{ '));
        expect(await provider.verify({ body: changed, headers }, now())).toMatchObject({ failure: 'forged' });
        expect(await provider.verify({ body, headers: {} }, now())).toMatchObject({ failure: 'forged' });
        expect(await provider.verify({ body, headers }, now() + 302_000)).toMatchObject({ failure: 'stale' });
        expect(await provider.verify({ body, headers }, now() - 302_000)).toMatchObject({ failure: 'stale' });
      }
    });
  });

  it(`${name}: has a page where cards and invoices are cared for`, async () => {
    const { provider, truth } = await paid();
    expect(await provider.portal((await truth())?.customer ?? '', 'https://kinora.example/member/')).toMatch(
      /^https?:/,
    );
  });
}
