import { randomUUID } from 'node:crypto';

import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CheckoutUnavailable } from '../../../domain/money/checkout-provider.ts';
import { openFakeStripe, type FakeStripe } from '../../../testing/money/fake-stripe/open-fake-stripe.ts';
import { describeCheckout, type CheckoutUnderTest } from '../checkout-conformance.ts';
import { createSendRequest } from './open-stripe.ts';
import { createStripeProvider } from './stripe-provider.ts';

const SECRETS = ['whsec_new', 'whsec_old'];
const KEY = 'sk_test_0123456789';
const START = Date.UTC(2026, 10, 22, 8);

let fake: FakeStripe;
beforeAll(async () => {
  fake = await openFakeStripe(START);
});
afterAll(() => fake.close());

const now = () => fake.state.now * 1000;
const providerOf = (key = KEY) =>
  createStripeProvider({
    key,
    send: createSendRequest(fake.server.host),
    server: fake.server,
    webhookSecrets: SECRETS,
    now,
  });

/** Signed by the service's own library, as it signs for tests. */
async function signed(payload: string, secret = 'whsec_new') {
  const { webhooks } = new Stripe(KEY);
  const header = await webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: fake.state.now });
  return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
}

function underTest(): Promise<CheckoutUnderTest> {
  const before = fake.state.events.length;
  return Promise.resolve({
    provider: providerOf(),
    pay: async ({ externalId }) => fake.pay(externalId ?? ''),
    renew: async ({ planId }) => fake.renew(planId ?? ''),
    failRenewal: async ({ planId }) => fake.failRenewal(planId ?? ''),
    dispute: async ({ planId }) => fake.dispute(planId ?? ''),
    hooks: () =>
      Promise.all(
        fake
          .events()
          .slice(before)
          .map((payload) => signed(payload)),
      ),
    now,
  });
}

describeCheckout('Stripe', underTest);

const order = (sku = 'basic-month', cents = 1599) => ({
  id: randomUUID(),
  sku,
  cents,
  period: 'month' as const,
  email: 'ada@example.com',
  customer: null,
  returnUrl: 'https://kinora.example/checkout/order/',
});

const prices = () => [...fake.state.prices.values()].filter(({ metadata }) => metadata.sku === 'pro-month');

describe('Stripe is asked', () => {
  it('with the order as its key, in the version of its library', async () => {
    const wanted = order();
    await providerOf().start(wanted);
    expect(fake.requests.at(-1)).toEqual({
      call: 'POST /v1/checkout/sessions',
      key: wanted.id,
      version: '2026-10-28.endive',
    });
  });

  it('for one price of each sku, and for another when it costs something else', async () => {
    await providerOf().start(order('pro-month', 3999));
    await providerOf().start(order('pro-month', 3999));
    expect(prices().map(({ unit_amount: cents }) => cents)).toEqual([3999]);
    await providerOf().start(order('pro-month', 4499));
    expect(prices().map(({ lookup_key: key, unit_amount: cents }) => [key, cents])).toEqual([
      [null, 3999],
      ['pro-month', 4499],
    ]);
  });

  it('again later where it does not answer, or does not take our key', async () => {
    fake.away(true);
    await expect(providerOf().start(order())).rejects.toThrow(CheckoutUnavailable);
    fake.away(false);
    const wrong = providerOf('sk_live_ofanother').start(order());
    await expect(wrong).rejects.toThrow(CheckoutUnavailable);
    await expect(wrong).rejects.not.toThrow(/ofanother/);
  }, 20_000);

  it('for a change that its card refuses, and nothing has changed', async () => {
    const provider = providerOf();
    const wanted = order();
    const { externalId } = await provider.start(wanted);
    fake.pay(externalId);
    const first = await provider.fetch({ orderId: wanted.id, externalId, planId: null });
    const ref = { orderId: wanted.id, externalId, planId: first?.plan?.id ?? null };
    const change = {
      sku: 'pro-year',
      cents: 23_994,
      period: 'year',
      starts: 'now',
      at: now(),
      unusedCents: 0,
      key: 'k',
    } as const;
    fake.state.declines = true;
    expect(await provider.changePlan(ref, change)).toMatchObject({ failure: 'payment-failed' });
    fake.state.declines = false;
    expect((await provider.fetch(ref))?.payments).toHaveLength(1);
  });

  it('about the session of this order alone', async () => {
    const { externalId } = await providerOf().start(order());
    expect(await providerOf().fetch({ orderId: randomUUID(), externalId, planId: null })).toBeUndefined();
  });
});

const about = async (payload: object, secret?: string) => {
  const event = await providerOf().verify(await signed(JSON.stringify(payload), secret), now());
  return event.ok ? event.value : event.failure;
};
const event = (type: string, object: object) => ({ id: 'evt_1', object: 'event', type, data: { object } });

describe('what Stripe signs', () => {
  it('is taken under the old secret too, and under no other', async () => {
    expect(await about(event('invoice.paid', {}), 'whsec_old')).toMatchObject({ id: 'evt_1', about: {} });
    expect(await about(event('invoice.paid', {}), 'whsec_other')).toBe('forged');
    expect(await about(event('invoice.paid', {}), ' ')).toBe('forged');
  });

  it.each([
    ['checkout.session.completed', { id: 'cs_1', client_reference_id: 'o1' }, { orderId: 'o1', externalId: 'cs_1' }],
    ['checkout.session.async_payment_failed', { id: 'cs_1', client_reference_id: null }, { externalId: 'cs_1' }],
    [
      'invoice.upcoming',
      { parent: { subscription_details: { subscription: 'sub_1', metadata: { order: 'o1' } } } },
      { planId: 'sub_1', orderId: 'o1' },
    ],
    [
      'invoice.payment_failed',
      { parent: { subscription_details: { subscription: { id: 'sub_1' } } } },
      { planId: 'sub_1' },
    ],
    ['customer.subscription.deleted', { id: 'sub_1', metadata: { order: 'o1' } }, { planId: 'sub_1', orderId: 'o1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { charge: 'pi_1' }],
    ['charge.dispute.created', { id: 'dp_1', charge: 'ch_1', payment_intent: { id: 'pi_1' } }, { charge: 'pi_1' }],
    ['payout.paid', { id: 'po_1' }, {}],
    ['invoice.paid', { parent: null }, {}],
  ])('%s says where to look', async (type, object, subject) => {
    expect(await about(event(type, object))).toEqual({ id: 'evt_1', kind: type, about: subject });
  });

  it.each(['[]', 'null', '{}', '{"id":"evt_1"}', 'no json', '{"id":1,"type":"x"}'])(
    '%s is no event',
    async (payload) => {
      expect(await providerOf().verify(await signed(payload), now())).toMatchObject({ failure: 'unreadable' });
    },
  );
});
