import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Order, SandboxAnswer } from '@kinora/contracts/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { KINORA_ZONE: 'Europe/Berlin' });
});
afterAll(() => product.close());

let count = 0;
async function aMember(): Promise<ApiMember> {
  count += 1;
  return signUpMember(product.url, `buyer-${count}@example.com`);
}

async function open(member: ApiMember, sku: string, expectedCents: number): Promise<Order> {
  const answer = await member.call('openOrder', { sku, expectedCents, idempotencyKey: randomUUID() });
  expect(answer).toMatchObject({ code: 200 });
  return answer.data;
}

async function ended(member: ApiMember, { id }: Order): Promise<Order> {
  for (let round = 0; round < 200; round += 1) {
    const { data } = await member.call('getOrder', { id });
    if (data.state !== 'open') return data;
    await sleep(50);
  }
  throw new Error('the order stays open');
}

async function buy(member: ApiMember, sku: string, [cents, answer]: [number, SandboxAnswer]): Promise<Order> {
  const order = await open(member, sku, cents);
  await member.call('answerOrder', { id: order.id, answer });
  return ended(member, order);
}

const balance = async (member: ApiMember) => (await member.call('integral', {})).data.total;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api/kinora/hooks/sandbox`, { method: 'POST', body, headers });

describe('what is on sale', () => {
  it('is listed in dollars, with links to our own page', async () => {
    const { data } = await (await aMember()).call('skuList', {});
    expect(data).toHaveLength(7);
    expect(data.find(({ sku_id: id }) => id === 'pro-year')).toEqual({
      sku_id: 'pro-year',
      buy_url: `${product.url}/checkout/pro-year/`,
      buy_list: [{ actual_price: '239.94', virtual_price: '479.88', average_price: '20.00' }],
    });
  });

  it('is told to the studio', async () => {
    const site = (await (await fetch(`${product.url}/config.json`)).json()) as object;
    expect(site).toMatchObject({ checkout: 'sandbox', promotion: { kind: 'off' }, zone: 'Europe/Berlin' });
  });
});

describe('an order', () => {
  it.each<[SandboxAnswer, string, number]>([
    ['paid', 'paid', 240],
    ['twice', 'paid', 240],
    ['declined', 'declined', 40],
    ['cancelled', 'cancelled', 40],
  ])('that is answered %s is %s in the end', async (answer, state, total) => {
    const member = await aMember();
    const order = await buy(member, 'pack-200', [800, answer]);
    expect(order).toMatchObject({ state, url: null, credits: total - 40 });
    expect(await balance(member)).toBe(total);
    expect(await member.call('answerOrder', { id: order.id, answer: 'paid' })).toMatchObject({ code: 409 });
    expect((await product.ledger.books()).breaches).toEqual([]);
  });

  it('is opened once for a key, at a page of ours', async () => {
    const member = await aMember();
    const wanted = { sku: 'pack-600', expectedCents: 2200, idempotencyKey: randomUUID() };
    const both = await Promise.all([member.call('openOrder', wanted), member.call('openOrder', wanted)]);
    expect(both[0].data).toEqual(both[1].data);
    expect(both[0].data.url).toBe(`/checkout/${both[0].data.id}/`);
    expect(await member.call('openOrder', { ...wanted, sku: 'pack-200' })).toMatchObject({ code: 409 });
  });

  it('costs what our data says, whatever the page of the buyer says', async () => {
    const member = await aMember();
    const asked = { sku: 'pack-200', expectedCents: 1, idempotencyKey: randomUUID() };
    expect(await member.call('openOrder', asked)).toMatchObject({ code: 412, data: { priceCents: 800 } });
    expect(await member.call('openOrder', { ...asked, sku: 'gold' })).toMatchObject({ code: 404 });
  });

  it('of somebody else is unknown', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const { id } = await open(ada, 'pack-200', 800);
    expect(await eve.call('getOrder', { id })).toMatchObject({ code: 404 });
    expect(await eve.call('answerOrder', { id, answer: 'paid' })).toMatchObject({ code: 404 });
    expect((await ada.call('getOrder', { id })).data.state).toBe('open');
  });

  it('whose webhook comes late is found by asking', async () => {
    const member = await aMember();
    const order = await open(member, 'pack-200', 800);
    await product.db.updateTable('checkout_order').set({ check_at: new Date() }).where('id', '=', order.id).execute();
    await member.call('answerOrder', { id: order.id, answer: 'late' });
    // The webhook comes after 20 s; the server asks every 10.
    expect(await balance(member)).toBe(40);
    await expect.poll(() => balance(member), { timeout: 15_000, interval: 200 }).toBe(240);
  }, 20_000);
});

describe('the hook', () => {
  it('takes nothing that is not signed, and nothing for another service', async () => {
    const events = async () => (await product.db.selectFrom('payment_event').select('event_id').execute()).length;
    const before = await events();
    expect((await post('{"id":"evt_1"}')).status).toBe(401);
    expect(
      (await post('{"id":"evt_1"}', { 'kinora-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }))
        .status,
    ).toBe(401);
    expect((await post('x'.repeat(1_048_577))).status).toBe(413);
    expect((await fetch(`${product.url}/api/kinora/hooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404);
    expect(await events()).toBe(before);
  });
});
