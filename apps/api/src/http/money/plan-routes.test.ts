import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Order, SandboxAnswer } from '@kinora/contracts/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { KINORA_ZONE: 'Europe/Berlin', KINORA_LOCALES: 'en,de' });
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
const planOf = async (member: ApiMember) => (await member.call('getPlan', {})).data.plan;
const change = (member: ApiMember, sku: string, [expectedCents, key]: [number, string?]) =>
  member.call('changePlan', { sku, expectedCents, idempotencyKey: key ?? randomUUID() });

describe('a plan', () => {
  it('brings its credits and its rights, and is told everywhere', async () => {
    const member = await aMember();
    expect(await planOf(member)).toBeNull();
    await buy(member, 'basic-year', [9594, 'paid']);
    expect(await balance(member)).toBe(540);
    const plan = await planOf(member);
    expect(plan).toMatchObject({ sku: 'basic-year', tier: 'basic', standing: 'active', cents: 9594, nextSku: null });
    const { data: history } = await member.call('creditHistory', { limit: 10 });
    expect(history.entries[0]).toMatchObject({
      kind: 'granted',
      amount: 500,
      lot: { source: 'plan', scope: 'local' },
      payment: { sku: 'basic-year', cents: 9594, isSandbox: true },
    });
    expect(plan?.nextCreditsAt).toBeLessThan(plan?.paidUntil ?? 0);
    const standing = await member.call('initMember', { device_code: 'device', token: member.token });
    expect(standing.data).toMatchObject({ paid: 1, isSubscription: true });
    const again = { sku: 'pro-year', expectedCents: 23_994, idempotencyKey: randomUUID() };
    expect(await member.call('openOrder', again)).toMatchObject({ code: 410, msg: 'plan-runs' });
  });

  it('sells packs at half their price', async () => {
    const member = await aMember();
    await buy(member, 'basic-month', [1599, 'paid']);
    const { data } = await member.call('skuList', {});
    expect(data.find(({ sku_id: id }) => id === 'pack-200')?.buy_list[0].actual_price).toBe('4.00');
    expect(await buy(member, 'pack-200', [400, 'paid'])).toMatchObject({ cents: 400, credits: 200 });
  });

  it('that grows begins at once, at the price that was shown', async () => {
    const member = await aMember();
    await buy(member, 'basic-month', [1599, 'paid']);
    const preview = await member.call('previewPlan', { sku: 'pro-month' });
    expect(preview.data).toMatchObject({ starts: 'now', dueCents: 2400, unusedCents: 1599, credits: 800 });
    expect(await change(member, 'pro-month', [2399])).toMatchObject({ code: 412, data: { priceCents: 2400 } });
    const key = randomUUID();
    const changed = await change(member, 'pro-month', [2400, key]);
    expect(changed.data.plan).toMatchObject({ sku: 'pro-month', tier: 'pro' });
    expect(await balance(member)).toBe(40 + 500 + 800);
    // Said again: the same change.
    expect((await change(member, 'pro-month', [2400, key])).code).toBe(200);
    expect(await change(member, 'pro-year', [2400, key])).toMatchObject({ code: 406, msg: 'key-reused' });
    expect((await member.call('listPayments', {})).data.payments.map(({ cents }) => cents)).toEqual([2400, 1599]);
  });

  it('that shrinks does so when its time is over, and can stay as it is', async () => {
    const member = await aMember();
    await buy(member, 'pro-month', [3999, 'paid']);
    expect((await change(member, 'basic-month', [0])).data.plan).toMatchObject({
      sku: 'pro-month',
      nextSku: 'basic-month',
      cents: 1599,
    });
    expect(await change(member, 'basic-month', [0])).toMatchObject({ code: 409, msg: 'same-plan' });
    expect((await member.call('keepPlan', {})).data.plan?.nextSku).toBeNull();
    await change(member, 'basic-month', [0]);
    const renewed = await member.call('turnPlan', { turn: 'renew' });
    expect(renewed.data.plan).toMatchObject({ sku: 'basic-month', nextSku: null });
    expect(await balance(member)).toBe(40 + 1300 + 500);
  });

  it('that is cancelled runs to its end', async () => {
    const member = await aMember();
    await buy(member, 'basic-month', [1599, 'paid']);
    expect((await member.call('cancelPlan', {})).data.plan).toMatchObject({ standing: 'ending', nextCreditsAt: null });
    expect((await member.call('keepPlan', {})).data.plan).toMatchObject({ standing: 'active' });
    await member.call('cancelPlan', {});
    expect((await member.call('turnPlan', { turn: 'renew' })).data.plan).toBeNull();
    expect(await balance(member)).toBe(540);
  });

  it('whose payment failed goes on for a while, and ends with a refund or a dispute', async () => {
    const member = await aMember();
    await buy(member, 'basic-month', [1599, 'paid']);
    expect((await member.call('turnPlan', { turn: 'fail-renewal' })).data.plan?.standing).toBe('past-due');
    expect(await change(member, 'pro-month', [2400])).toMatchObject({ code: 402 });
    expect((await member.call('turnPlan', { turn: 'renew' })).data.plan?.standing).toBe('active');
    expect(await balance(member)).toBe(1040);
    expect((await member.call('turnPlan', { turn: 'refund' })).data.plan).toBeNull();
    expect(await balance(member)).toBe(540);
    expect(await member.call('turnPlan', { turn: 'dispute' })).toMatchObject({ code: 404 });
    const disputed = await aMember();
    await buy(disputed, 'basic-month', [1599, 'paid']);
    await disputed.call('turnPlan', { turn: 'dispute' });
    expect((await disputed.call('listPayments', {})).data.payments[0]).toMatchObject({ state: 'disputed' });
    expect(await balance(disputed)).toBe(40);
  });

  it('is noted in the account, and cared for at the page of the service', async () => {
    const member = await aMember();
    expect(await member.call('openPortal', {})).toMatchObject({ code: 404, msg: 'no-plan' });
    await buy(member, 'basic-month', [1599, 'paid']);
    expect((await member.call('openPortal', {})).data.url).toBe(`${product.url}/member/`);
    const german = await member.call('openPortal', { language: 'de' });
    expect(german.data.url).toBe(`${product.url}/de/member/`);
    await member.call('cancelPlan', {});
    const events = await product.db
      .selectFrom('security_event')
      .select('kind')
      .where('kind', '=', 'plan-cancelled')
      .execute();
    expect(events.length).toBeGreaterThan(0);
  });

  it('sends its money back where a second one was paid beside it', async () => {
    const member = await aMember();
    const [first, second] = [await open(member, 'basic-month', 1599), await open(member, 'pro-month', 3999)];
    await member.call('answerOrder', { id: first.id, answer: 'paid' });
    await ended(member, first);
    await member.call('answerOrder', { id: second.id, answer: 'paid' });
    await expect
      .poll(async () => (await member.call('listPayments', {})).data.payments.map(({ state }) => state))
      .toEqual(['refunded', 'paid']);
    expect(await balance(member)).toBe(540);
    expect((await planOf(member))?.sku).toBe('basic-month');
  });
});
