import type { CheckoutKind } from '@kinora/contracts/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OpenDatabase } from '../../adapters/postgres/database.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { CheckoutUnavailable, type EventSubject } from '../../domain/money/checkout-provider.ts';
import type { Job, JobFailure } from '../../domain/queue.ts';
import { openShop, type Shop } from '../../testing/money/shop.ts';
import type { Slot } from '../slots.ts';
import { followPaymentEvent, type EventDeps } from './follow-payment-event.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { sendSandboxHook } from './send-sandbox-hook.ts';

const DAY = 86_400_000;
const lease = { jobId: 'job', token: 'token' };
const slot: Slot = { lease, signal: new AbortController().signal, stopReason: () => undefined };
const jobOf = (payload: object): Job => ({
  id: 'job',
  key: 'key',
  lane: 'checkout',
  memberId: undefined,
  creationId: undefined,
  payload,
  attempt: 1,
  maxAttempts: 12,
  startedAt: 0,
  lease,
});

let database: OpenDatabase;
let shop: Shop;
beforeAll(async () => {
  database = await testDatabase();
  shop = openShop(database);
});
afterAll(() => database.close());

/** How a job has ended. */
function aQueue() {
  const ends: string[] = [];
  return {
    ends,
    finish: () => Promise.resolve(ends.push('done') > 0),
    fail: (_lease: object, { error, retry }: JobFailure) => {
      ends.push(`${error}${retry ? ', again' : ''}`);
      return Promise.resolve('queued' as const);
    },
  };
}

let count = 0;

async function follow(about: EventSubject, change: Partial<EventDeps> = {}, checkout: CheckoutKind = 'sandbox') {
  count += 1;
  const event = `evt_${count}`;
  await shop.purchases.receive(checkout, { id: event, kind: 'test', about });
  const queue = aQueue();
  const deps: EventDeps = { ...shop, providers: [shop.provider], queue, log: () => undefined, ...change };
  await followPaymentEvent(deps, jobOf({ checkout, event }), slot);
  const kept = await database.db
    .selectFrom('payment_event')
    .selectAll()
    .where('event_id', '=', event)
    .executeTakeFirst();
  return { ends: queue.ends, isHandled: kept?.handled_at !== null, problem: kept?.problem, event };
}

describe('an event', () => {
  it('makes us look, and is handled', async () => {
    const memberId = await shop.member();
    const orderId = await shop.order(memberId, 'pack-200');
    await shop.sandbox.answer(shop.refOf(orderId), 'paid');
    expect(await follow({ orderId })).toMatchObject({ ends: ['done'], isHandled: true, problem: null });
    expect(await shop.available(memberId)).toBe(200);
  });

  it('that comes before we know of its purchase is looked at again', async () => {
    const nobody = '01940000-0000-7000-8000-00000000ffff';
    const unknown = { ends: ['unknown-purchase, again'], isHandled: false, problem: 'unknown-purchase' };
    expect(await follow({ orderId: nobody })).toMatchObject(unknown);
    expect(await follow({ orderId: 'of another shop' })).toMatchObject(unknown);
    expect(await follow({ planId: 'sub_other' })).toMatchObject(unknown);
    expect(await follow({ charge: 'pi_other' })).toMatchObject(unknown);
  });

  it('about none of our purchases is handled at once, and so is one that was handled', async () => {
    expect(await follow({})).toMatchObject({ ends: ['done'], isHandled: true });
    const { event } = await follow({});
    const queue = aQueue();
    const deps = { ...shop, providers: [shop.provider], queue, log: () => undefined };
    await followPaymentEvent(deps, jobOf({ checkout: 'sandbox', event }), slot);
    expect(queue.ends).toEqual(['done']);
  });

  it('waits for a service that is away, or not set up', async () => {
    const orderId = await shop.order(await shop.member(), 'pack-200');
    const away = { ...shop.provider, fetch: () => Promise.reject(new CheckoutUnavailable('no answer')) };
    expect(await follow({ orderId }, { providers: [away] })).toMatchObject({
      ends: ['no answer, again'],
      isHandled: false,
    });
    expect(await follow({ orderId }, { providers: [] })).toMatchObject({ ends: ['no-provider, again'] });
  });

  it('brings the name of a purchase whose opening was cut off', async () => {
    const memberId = await shop.member();
    const opened = await shop.purchases.open({
      memberId,
      checkout: 'sandbox',
      sku: 'pack-200',
      cents: 800,
      key: 'cut-off',
    });
    if (!opened.ok) throw new Error(opened.failure);
    const { id: orderId } = opened.value;
    const seen: (string | null)[] = [];
    const provider: Shop['provider'] = {
      ...shop.provider,
      fetch: ({ externalId }) => {
        seen.push(externalId);
        return Promise.resolve(undefined);
      },
    };
    await follow({ orderId, externalId: 'cs_1' }, { providers: [provider] });
    expect(seen).toEqual(['cs_1']);
  });
});

describe('asking', () => {
  const lines: string[] = [];
  const reconcile = (provider = shop.provider) =>
    reconcilePurchases({ ...shop, provider, log: (line) => lines.push(line) });

  it('finds what nobody told, and does not let one that fails keep the others waiting', async () => {
    const [broken, told] = [await shop.member(), await shop.member()];
    const [one, other] = [await shop.order(broken, 'pack-200'), await shop.order(told, 'pack-200')];
    await shop.sandbox.answer(shop.refOf(other), 'paid');
    shop.pass(61_000);
    const provider: Shop['provider'] = {
      ...shop.provider,
      fetch: (ref) => (ref.orderId === one ? Promise.reject(new Error('broken')) : shop.provider.fetch(ref)),
    };
    await reconcile(provider);
    expect(await shop.available(told)).toBe(200);
    expect(lines.join()).toContain(`purchase ${one} is looked at later: broken`);
    // Nothing is asked again at once.
    expect((await shop.purchases.due('sandbox', shop.now())).map(({ orderId }) => orderId)).not.toContain(one);
  });

  it('gives up an order that no service knows after a day', async () => {
    const opened = await shop.purchases.open({
      memberId: await shop.member(),
      checkout: 'sandbox',
      sku: 'pack-200',
      cents: 800,
      key: 'lost',
    });
    if (!opened.ok) throw new Error(opened.failure);
    shop.pass(61_000);
    await reconcile();
    expect((await shop.purchases.order(opened.value.id))?.state).toBe('open');
    shop.pass(DAY);
    await reconcile();
    expect((await shop.purchases.order(opened.value.id))?.state).toBe('expired');
  });

  it('grants the months of a year, and tells of its renewal a week before, once', async () => {
    const memberId = await shop.member();
    const orderId = await shop.buy(memberId, 'basic-year');
    shop.pass(32 * DAY);
    await reconcile();
    expect(await shop.available(memberId)).toBe(1000);
    await reconcile();
    expect(await shop.available(memberId)).toBe(1000);
    const notices = async () =>
      (await database.db.selectFrom('mail').select('id').where('key', 'like', `plan-renews:${orderId}:%`).execute())
        .length;
    const until = (await shop.purchases.plan(memberId, shop.now()))?.period.until ?? 0;
    await shop.purchases.announceRenewals(until - 8 * DAY);
    expect(await notices()).toBe(0);
    await shop.purchases.announceRenewals(until - 7 * DAY);
    await shop.purchases.announceRenewals(until - 6 * DAY);
    expect(await notices()).toBe(1);
  });
});

const post = () => Promise.reject(new Error('posted'));

describe('the sandbox', () => {
  it.each([
    [null, 'done'],
    ['answered 503', 'answered 503, again'],
  ])('sends until it is taken: %s', async (problem, end) => {
    const queue = aQueue();
    const hook = { body: '{}', header: 'signed' };
    await sendSandboxHook(
      { queue, sandbox: { hook: () => Promise.resolve(hook) }, post: () => Promise.resolve(problem) },
      jobOf({ event: 'evt_1' }),
      slot,
    );
    expect(queue.ends).toEqual([end]);
  });

  it('sends nothing that it does not know any more', async () => {
    const queue = aQueue();
    await sendSandboxHook(
      { queue, sandbox: { hook: () => Promise.resolve(undefined) }, post },
      jobOf({ event: 'evt_1' }),
      slot,
    );
    expect(queue.ends).toEqual(['done']);
  });
});
