import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sendRequest } from './adapters/stripe/open-stripe.ts';
import { createStripeProvider } from './adapters/stripe/stripe-provider.ts';
import { signUpMember, type ApiMember } from './testing/api-member.ts';
import { openFakeStripe, type FakeStripe } from './testing/fake-stripe/open-fake-stripe.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

const KEY = 'sk_test_0123456789';
const SECRET = 'whsec_0123456789';

let fake: FakeStripe;
let product: TestProduct;
beforeAll(async () => {
  fake = await openFakeStripe(Date.now());
  const { server } = fake;
  const provider = createStripeProvider({
    key: KEY,
    send: sendRequest,
    server,
    webhookSecrets: [SECRET],
    now: Date.now,
  });
  product = await startTestProduct(
    {},
    { KINORA_STRIPE_KEY: KEY, KINORA_STRIPE_WEBHOOK_SECRET: SECRET },
    { checkout: { provider, sandbox: undefined, takesHooks: true } },
  );
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

let sent = 0;

/** Sends what the service has to tell since the last time: backwards, and each twice. */
async function tell(): Promise<void> {
  const events = fake.events().slice(sent).toReversed();
  sent += events.length;
  for (const payload of events.flatMap((one) => [one, one])) {
    const header = await new Stripe(KEY).webhooks.generateTestHeaderStringAsync({ payload, secret: SECRET });
    const response = await fetch(`${product.url}/api/kinora/hooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
    });
    expect(response.status).toBe(200);
  }
}

const balance = async (member: ApiMember) => (await member.call('integral', {})).data.total;
const sessionOf = async (orderId: string) => {
  const order = await product.purchases.order(orderId);
  return order?.externalId ?? '';
};

async function buy(member: ApiMember, sku: string, expectedCents: number): Promise<string> {
  const { data } = await member.call('openOrder', { sku, expectedCents, idempotencyKey: randomUUID() });
  expect(data.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  fake.pay(await sessionOf(data.id));
  await tell();
  await expect.poll(async () => (await member.call('getOrder', { id: data.id })).data.state).toBe('paid');
  return data.id;
}

it('sells a plan for money, whose credits pay every route, and the start credits with them', async () => {
  const member = await signUpMember(product.url, 'ada@example.com');
  const orderId = await buy(member, 'basic-month', 1599);
  expect(await balance(member)).toBe(540);
  const { rows } = await sql<{ scope: string }>`select scope from lot`.execute(product.db);
  expect(rows.map(({ scope }) => scope)).toEqual(['any', 'any']);

  const preview = (await member.call('previewPlan', { sku: 'pro-month' })).data;
  expect(preview).toMatchObject({ starts: 'now', dueCents: 2400 });
  const change = { sku: 'pro-month', expectedCents: 2400, idempotencyKey: randomUUID() };
  expect((await member.call('changePlan', change)).data.plan).toMatchObject({ sku: 'pro-month' });
  await tell();
  expect(await balance(member)).toBe(1340);
  expect((await member.call('openPortal', {})).data.url).toMatch(/^https:\/\/billing\.stripe\.example\//);

  const plan = await product.purchases.plan((await product.purchases.order(orderId))?.memberId ?? '', Date.now());
  fake.dispute(plan?.externalId ?? '');
  await tell();
  await expect.poll(async () => (await member.call('getPlan', {})).data.plan).toBeNull();
  expect(await balance(member)).toBe(540);
  // It is over there, too: nothing is charged again.
  await expect.poll(() => fake.state.subscriptions.get(plan?.externalId ?? '')?.status).toBe('canceled');
  expect((await product.ledger.books()).breaches).toEqual([]);
});

it('is not mounted where no secret proves what is told', async () => {
  const silent = await startTestProduct({}, { KINORA_STRIPE_KEY: KEY });
  const answer = await fetch(`${silent.url}/api/kinora/hooks/stripe`, { method: 'POST', body: '{}' });
  await silent.close();
  expect(answer.status).toBe(404);
});

it('is said to be away where it does not answer, and goes on with the same order', async () => {
  const member = await signUpMember(product.url, 'eve@example.com');
  const wanted = { sku: 'pack-200', expectedCents: 800, idempotencyKey: randomUUID() };
  fake.away(true);
  expect(await member.call('openOrder', wanted)).toMatchObject({ code: 503 });
  fake.away(false);
  expect((await member.call('openOrder', wanted)).data).toMatchObject({ state: 'open', sku: 'pack-200' });
  const orders = await product.db
    .selectFrom('checkout_order')
    .select('id')
    .where('key', '=', wanted.idempotencyKey)
    .execute();
  expect(orders).toHaveLength(1);
}, 30_000);

it('has no button of the sandbox', async () => {
  const member = await signUpMember(product.url, 'bob@example.com');
  const { data } = await member.call('openOrder', {
    sku: 'pack-200',
    expectedCents: 800,
    idempotencyKey: randomUUID(),
  });
  expect(await member.call('answerOrder', { id: data.id, answer: 'paid' })).toMatchObject({ code: 404 });
  expect(await member.call('turnPlan', { turn: 'renew' })).toMatchObject({ code: 404 });
});
