import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createSendRequest } from '../../adapters/money/stripe/open-stripe.ts';
import { createStripeProvider } from '../../adapters/money/stripe/stripe-provider.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { openFakeStripe, type FakeStripe } from '../../testing/money/fake-stripe/open-fake-stripe.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const KEY = 'sk_test_0123456789';
const SECRET = 'whsec_0123456789';

let fake: FakeStripe;
let product: TestProduct;
beforeAll(async () => {
  fake = await openFakeStripe(Date.now());
  const { server } = fake;
  const provider = createStripeProvider({
    key: KEY,
    send: createSendRequest(fake.server.host),
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

/** Posts an event as it is told, signed with our secret at this moment. */
async function postSigned(payload: string, seconds: number): Promise<number> {
  const header = await new Stripe(KEY).webhooks.generateTestHeaderStringAsync({
    payload,
    secret: SECRET,
    timestamp: seconds,
  });
  const response = await fetch(`${product.url}/api/kinora/hooks/stripe`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  });
  return response.status;
}

const claim = (object: object) =>
  JSON.stringify({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } });

const inbox = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from payment_event`.execute(product.db);
  return rows[0]?.count;
};

it.each([
  ['301 s late', -301, 401],
  ['a day late', -86_400, 401],
  ['301 s early', 301, 401],
  ['299 s late', -298, 200],
  ['299 s early', 298, 200],
])('S25: takes a rightly signed event within 300 s alone: %s', async (_when, seconds, status) => {
  const before = await inbox();
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'invoice.paid', data: { object: {} } });
  expect(await postSigned(payload, Math.floor(Date.now() / 1000) + seconds)).toBe(status);
  expect(await inbox()).toBe((before ?? 0) + (status === 200 ? 1 : 0));
});

it('S25: believes no event, only the service: one of another purchase, of an unpaid order, of none', async () => {
  const [eve, bob] = [
    await signUpMember(product.url, 'claimer@example.com'),
    await signUpMember(product.url, 'buyer@example.com'),
  ];
  const paid = await buy(bob, 'pack-200', 800);
  const open = (await eve.call('openOrder', { sku: 'pack-600', expectedCents: 2200, idempotencyKey: randomUUID() }))
    .data;
  const claims = [
    // What Bob has paid, under the name of Eve's order; her own, as if it were paid; nobody's.
    claim({ id: await sessionOf(paid), client_reference_id: open.id, payment_status: 'paid' }),
    claim({ id: await sessionOf(open.id), client_reference_id: open.id, payment_status: 'paid' }),
    claim({ id: 'cs_nobody', client_reference_id: randomUUID(), payment_status: 'paid' }),
  ];
  const before = [await balance(eve), await balance(bob)];
  for (const payload of [...claims, ...claims])
    expect(await postSigned(payload, Math.floor(Date.now() / 1000))).toBe(200);
  // The one of an order that nobody has opened yet is looked at again, later and later.
  const unseen = async () => {
    const { rows } = await sql`
      select from payment_event where handled_at is null and problem is distinct from 'unknown-purchase'`.execute(
      product.db,
    );
    return rows.length;
  };
  await expect.poll(unseen, { timeout: 8000 }).toBe(0);
  expect([await balance(eve), await balance(bob)]).toEqual(before);
  expect((await eve.call('getOrder', { id: open.id })).data.state).toBe('open');
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
