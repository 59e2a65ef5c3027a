import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { followPurchase } from '../../app/money/follow-purchase.ts';
import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { keepMails, readMails } from '../../testing/mail/read-mails.ts';
import { anOrder } from '../../testing/money/bought.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const DAY_MS = 86_400_000;
const RealDate = Date;

/** A clock that is this much ahead of the database's. */
function skewed(ms: number): DateConstructor {
  return class extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(RealDate.now() + ms);
      // As it was called.
      else super(...(given as [number]));
    }

    static override now() {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
}

describe.each([
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
])('a server whose clock is %s of the database', (_how, ms) => {
  let product: TestProduct;
  let member: ApiMember;
  const email = 'ada@example.com';
  beforeAll(async () => {
    vi.stubGlobal('Date', skewed(ms));
    product = await startTestProduct();
    await keepMails(product.db);
    member = await signUpMember(product.url, email);
  }, 60_000);
  afterAll(async () => {
    await product.close();
    vi.unstubAllGlobals();
  });

  const idOf = async () =>
    (await product.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  it('keeps sessions open for their time, no shorter and no longer', async () => {
    expect(await member.call('integral', {})).toMatchObject({ code: 200 });
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - now())::float8 / 3600 as hours from session`.execute(product.db);
    for (const { hours } of rows) expect(Math.round(hours)).toBe(24);
  });

  it('makes and charges clips, tells when they come, and opens them', async () => {
    const { data } = await member.create(randomUUID());
    const [{ etaP50 } = { etaP50: null }] = data.creations;
    expect(etaP50 ?? 0).toBeLessThan(600_000);
    await expect.poll(async () => (await member.creations())[0]?.state, { timeout: 10_000 }).toBe('ready');
    const [clip] = await member.creations();
    expect(clip?.receipt).toMatchObject({ charged: 8, returned: 0 });
    expect((await fetch(`${product.url}${clip?.result?.url ?? ''}`)).status).toBe(200);
  });

  it('sells credits that can be spent, and takes them back', async () => {
    const { checkout, purchases } = product;
    const memberId = await idOf();
    const before = (await product.ledger.balance(memberId)).available;
    const orderId = await anOrder(product, memberId);
    const ref = { orderId, externalId: null, planId: null };
    if (!checkout.sandbox) throw new Error('no sandbox');
    const deps = { purchases, provider: checkout.sandbox, now: Date.now };
    await checkout.sandbox.answer(ref, 'paid');
    await followPurchase(deps, ref);
    expect((await product.ledger.balance(memberId)).available).toBe(before + 200);
    await product.ledger.expire();
    expect((await product.ledger.balance(memberId)).available).toBe(before + 200);
    await checkout.sandbox.turn(ref, 'refund');
    await followPurchase(deps, ref);
    expect((await product.ledger.balance(memberId)).available).toBe(before);
    expect((await product.ledger.books()).breaches).toEqual([]);
  });

  it('takes its own codes, and lets nobody be locked out', async () => {
    const memberId = await idOf();
    await product.codes.send(memberId, 'account');
    const code = (await readMails(product.db, product.secrets.sealKey, email)).at(-1)?.values.code ?? '';
    const sent = () =>
      product.db.selectFrom('mail').select('kind').where('state', '=', 'sent').orderBy('kind').execute();
    await expect.poll(sent, { timeout: 5000 }).toEqual(expect.arrayContaining([{ kind: 'code' }, { kind: 'welcome' }]));
    expect(await product.codes.check(email, code)).toBe(memberId);
    expect(await product.codes.redeem({ memberId, code, passwordHash: 'another' })).toBe(true);
    expect(await member.call('integral', {})).toMatchObject({ code: 401 });
    const token = await product.sessions.open({ kind: 'member', id: memberId }, null);
    expect(await product.sessions.find(token, undefined)).toMatchObject({ id: memberId });
  });

  it('is not stopped by its own leases: a job that it claims is its own for their time', async () => {
    await product.queue.configure({ name: 'skewed', maxRunning: 2, memberCap: 2 });
    const memberId = await idOf();
    await product.queue.enqueue({ lane: 'skewed', memberId, key: randomUUID(), payload: {} });
    const job = await product.queue.claim({ lane: 'skewed', worker: 'w', leaseMs: 5000 });
    expect(await product.queue.reap()).toBe(0);
    expect(job && (await product.queue.finish(job.lease))).toBe(true);
  });
});
