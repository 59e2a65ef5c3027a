import { randomBytes, randomUUID } from 'node:crypto';

import { planSku } from '@kinora/contracts/plans';
import { atNight } from '@kinora/vitest-config/nightly';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ProviderChange, PurchaseRef } from '../../../domain/money/checkout-provider.ts';
import { reconcilePurchases } from '../../../jobs/money/reconcile-purchases.ts';
import { takeHook } from '../../../testing/money/take-hook.ts';
import { seededRandom } from '../../../testing/site/fuzz/mutate.ts';
import { createSandbox } from '../../money/sandbox/sandbox-provider.ts';
import { createVault } from '../../vault.ts';
import type { OpenDatabase } from '../database.ts';
import { newMember, testLedger } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresLedger } from './postgres-ledger.ts';
import { createPostgresPurchases } from './postgres-purchases.ts';

/** `KINORA_LIVES=500 KINORA_LIVES_SEED=7` for more of them, and others. */
const LIVES = Number(process.env.KINORA_LIVES ?? atNight(8, 3));
const SEED = Number(process.env.KINORA_LIVES_SEED ?? 1);
const DAY = 86_400_000;
/** Of a hundred events so many never come. */
const LOST = 25;
const AT_ONCE = 8;

let database: OpenDatabase;
let books: Awaited<ReturnType<typeof testLedger>>;
beforeAll(async () => {
  database = await testDatabase({ poolSize: AT_ONCE });
  books = await testLedger(database);
});
afterAll(() => database.close());

interface Life {
  readonly memberId: string;
  readonly plan: PurchaseRef;
  readonly pack: PurchaseRef;
  /** Events on their way, with the step in which they come. */
  readonly coming: { readonly id: string; readonly step: number }[];
  /** Events that were handed to the post. */
  sent: number;
}

function open() {
  const { db } = database;
  const vault = createVault([randomBytes(32).toString('base64url')]);
  const now = books.now;
  const sandbox = createSandbox({ db, secret: 'secret', now });
  const purchases = createPostgresPurchases(db, vault, 'sandbox');
  return { db, now, sandbox, purchases, provider: sandbox, log: (line: string) => expect(line).toBe('') };
}

type World = ReturnType<typeof open>;

async function begin({ now, purchases, sandbox }: World): Promise<Life> {
  const memberId = await newMember(database);
  await createPostgresLedger(database.db).open(memberId);
  const order = async (sku: string, cents: number, period: 'month' | null) => {
    const opened = await purchases.open({ memberId, checkout: 'sandbox', sku, cents, key: randomUUID() });
    if (!opened.ok) throw new Error(opened.failure);
    const { id } = opened.value;
    await database.db
      .updateTable('checkout_order')
      .set({ created_at: new Date(now()), check_at: new Date(now()) })
      .where('id', '=', id)
      .execute();
    await purchases.begun(
      id,
      await sandbox.start({ id, sku, cents, period, email: '', customer: null, returnUrl: '' }),
    );
    return { orderId: id, externalId: null, planId: null };
  };
  return {
    memberId,
    plan: await order('basic-month', 1599, 'month'),
    pack: await order('pack-600', 2200, null),
    coming: [],
    sent: 0,
  };
}

/** A change that counts from now on. */
function change(
  { memberId }: Life,
  [tier, period, starts]: ['basic' | 'pro', 'month' | 'year', 'later' | 'now'],
  at: number,
): ProviderChange {
  const sku = planSku(tier, period);
  return { sku: sku.id, cents: sku.priceCents, period, starts, at, unusedCents: 700, key: `${memberId}:${sku.id}` };
}

type Step = (world: World, life: Life) => Promise<unknown>;

/** A year of a member: what happens there, by the day on which it happens. */
const YEAR: readonly (readonly [day: number, step: Step])[] = [
  [0, ({ sandbox }, { plan }) => sandbox.answer(plan, 'paid')],
  [0.5, ({ sandbox }, { pack }) => sandbox.answer(pack, 'paid')],
  [12, ({ sandbox }, { plan }) => sandbox.cancel(plan)],
  [13, ({ sandbox }, { plan }) => sandbox.keep(plan)],
  // Renewed by itself on its day.
  [31, ({ sandbox }, { plan }) => sandbox.fetch(plan)],
  [40, ({ now, sandbox }, life) => sandbox.changePlan(life.plan, change(life, ['pro', 'month', 'now'], now()))],
  [45, ({ sandbox }, { plan }) => sandbox.turn(plan, 'fail-renewal')],
  [47, ({ sandbox }, { plan }) => sandbox.turn(plan, 'renew')],
  [60, ({ now, sandbox }, life) => sandbox.changePlan(life.plan, change(life, ['basic', 'year', 'later'], now()))],
  [62, ({ sandbox }, { plan }) => sandbox.turn(plan, 'renew')],
  [140, ({ sandbox }, { plan }) => sandbox.fetch(plan)],
  [150, ({ sandbox }, { pack }) => sandbox.turn(pack, 'refund')],
  [300, ({ sandbox }, { plan }) => sandbox.fetch(plan)],
  [340, ({ sandbox }, { plan }) => sandbox.turn(plan, 'dispute')],
  [345, () => Promise.resolve()],
  [350, () => Promise.resolve()],
];

/** Does it for all, some at once. */
async function forAll(lives: readonly Life[], act: (life: Life, index: number) => Promise<unknown>): Promise<void> {
  const waiting = lives.entries();
  const one = async () => {
    for (const [index, life] of waiting) await act(life, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Gives what is new to the post: some is lost, some comes twice or thrice, some late and behind younger ones. */
async function post({ db }: World, life: Life, { random, step }: { random: () => number; step: number }) {
  const rows = await db
    .selectFrom('sandbox_event')
    .innerJoin('sandbox_purchase', 'sandbox_purchase.id', 'purchase_id')
    .select('sandbox_event.id')
    .where('reference', 'in', [life.plan.orderId, life.pack.orderId])
    .orderBy('sandbox_event.created_at')
    .offset(life.sent)
    .execute();
  life.sent += rows.length;
  for (const { id } of rows) {
    const times = random() * 100 < LOST ? 0 : 1 + Math.floor(random() * 3);
    for (let time = 0; time < times; time += 1) life.coming.push({ id, step: step + Math.floor(random() * 4) });
  }
}

async function deliver(world: World, life: Life, { random, step }: { random: () => number; step: number }) {
  const now = life.coming.filter((event) => event.step <= step);
  life.coming.splice(0, life.coming.length, ...life.coming.filter((event) => event.step > step));
  for (const { id } of now.toSorted(() => random() - 0.5)) {
    await takeHook(world, id);
  }
}

/** What is left in the end, without names that differ. */
async function told({ db, purchases }: World, { memberId }: Life) {
  const { rows: lots } = await sql<object>`
    select source, scope, amount, remaining, held, expires_at from lot where member_id = ${memberId}
    order by source, amount, expires_at, source_event`.execute(db);
  const plan = await db
    .selectFrom('subscription')
    .select(['sku', 'next_sku', 'standing', 'reason', 'paid_from', 'paid_until', 'next_grant_at'])
    .where('member_id', '=', memberId)
    .execute();
  const paid = await purchases.payments(memberId, { limit: 100 });
  return {
    balance: await createPostgresLedger(db).balance(memberId),
    lots,
    plan,
    payments: paid.payments.map(({ cents, credits, refundedCents, sku, state }) => ({
      cents,
      credits,
      refundedCents,
      sku,
      state,
    })),
  };
}

it(`ends in the same books for ${LIVES} members, whatever was lost, late, twice or out of order`, async () => {
  const world = open();
  const lives: Life[] = [];
  for (let index = 0; index < LIVES; index += 1) lives.push(await begin(world));
  const randoms = lives.map((_life, index) => seededRandom(SEED * 1000 + index));
  const start = world.now();
  for (const [step, [day, act]] of YEAR.entries()) {
    await books.pass(start + day * DAY - world.now());
    await forAll(lives, (life) => act(world, life));
    await forAll(lives, async (life, index) => {
      // The first hears of everything at once and in order.
      const random = index === 0 ? () => 0.999 : (randoms[index] ?? Math.random);
      await post(world, life, { random, step: index === 0 ? step - 3 : step });
      await deliver(world, life, { random, step });
    });
    // An hour later our own question goes round.
    await books.pass(3_600_000);
    while ((await reconcilePurchases(world)) > 0);
  }
  const [first, ...others] = lives;
  if (!first) throw new Error('nobody lives');
  const expected = await told(world, first);
  expect(expected.plan).toMatchObject([{ sku: 'basic-year', standing: 'ended', reason: 'disputed' }]);
  // Two months of Basic, the rest of one of Pro and a whole one, and ten months of a year; the pack went back.
  expect(expected.payments.map(({ sku, state }) => `${sku} ${state}`)).toContain('pack-600 refunded');
  for (const life of others) expect(await told(world, life)).toEqual(expected);
  expect((await createPostgresLedger(world.db).books()).breaches).toEqual([]);
}, 590_000);
