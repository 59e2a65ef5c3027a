import { randomBytes, randomUUID } from 'node:crypto';

import { atNight } from '@kinora/vitest-config/nightly';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changePlan } from '../../../app/money/change-plan.ts';
import { openOrder } from '../../../app/money/open-order.ts';
import { crashingDatabase, type CrashPoint } from '../../../testing/crashing-database.ts';
import { takeHook } from '../../../testing/money/take-hook.ts';
import { createSandbox } from '../../money/sandbox/sandbox-provider.ts';
import { createVault } from '../../vault.ts';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema.ts';
import { newMember } from '../testing/money/test-ledger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createPostgresLedger } from './postgres-ledger.ts';
import { createPostgresPurchases } from './postgres-purchases.ts';

/** Far beyond the last statement; the test says when it is reached. */
const STATEMENTS = 400;
/** At night the server is killed at each statement, in the gate at one of so many. */
const STRIDE = atNight(1, 9);

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const vault = createVault([randomBytes(32).toString('base64url')]);

/** Our server, on a database that may be killed; the payment service is another's, and lives on. */
function serverOn(db: Kysely<Database>) {
  const sandbox = createSandbox({ db: database.db, secret: 'secret', now: Date.now });
  return {
    purchases: createPostgresPurchases(db, vault, 'sandbox'),
    provider: sandbox,
    sandbox,
    members: { find: () => Promise.resolve(undefined) },
    base: () => 'http://127.0.0.1:4000',
    locales: { locales: ['en'], defaultLocale: 'en' },
    now: Date.now,
  };
}

type Server = ReturnType<typeof serverOn>;

interface Buyer {
  readonly memberId: string;
  readonly order: string;
  readonly change: string;
}

/** Takes every webhook that is there, and follows it as the queue would. */
async function hear(server: Server, orderId: string): Promise<void> {
  const events = await database.db
    .selectFrom('sandbox_event')
    .innerJoin('sandbox_purchase', 'sandbox_purchase.id', 'purchase_id')
    .select('sandbox_event.id')
    .where('reference', '=', orderId)
    .execute();
  for (const { id } of events) await takeHook(server, id);
}

/** A member buys a plan and a bigger one; every step is repeated with its key, as browsers and queues do. */
async function live(deps: Server, { change, memberId, order }: Buyer): Promise<void> {
  const opened = await openOrder(deps, { memberId, sku: 'basic-month', expectedCents: 1599, key: order });
  if (!opened.ok) throw new Error(opened.failure.reason);
  const ref = { orderId: opened.value.id, externalId: null, planId: null };
  await deps.sandbox.answer(ref, 'paid');
  await hear(deps, ref.orderId);
  const changed = await changePlan(deps, { memberId, sku: 'pro-month', expectedCents: 2400, key: change });
  if (!changed.ok) throw new Error(changed.failure.reason);
  await hear(deps, ref.orderId);
}

async function aBuyer(): Promise<Buyer> {
  const memberId = await newMember(database);
  await createPostgresLedger(database.db).open(memberId);
  return { memberId, order: randomUUID(), change: randomUUID() };
}

async function told({ memberId }: Buyer) {
  const { db } = database;
  const purchases = createPostgresPurchases(db, vault, 'sandbox');
  const count = async (table: 'checkout_order' | 'plan_change') =>
    (await db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute()).length;
  const { payments } = await purchases.payments(memberId, { limit: 10 });
  const mails = await db
    .selectFrom('mail')
    .innerJoin('member', 'member.email', 'recipient')
    .select('kind')
    .where('member.id', '=', memberId)
    .execute();
  return {
    available: (await createPostgresLedger(db).balance(memberId)).available,
    plan: (await purchases.plan(memberId, Date.now()))?.sku,
    payments: payments.map(({ cents, credits, state }) => ({ cents, credits, state })),
    orders: await count('checkout_order'),
    changes: await count('plan_change'),
    mails: mails.map(({ kind }) => kind),
  };
}

const ALL = {
  available: 1300,
  plan: 'pro-month',
  payments: [
    { cents: 2400, credits: 800, state: 'paid' },
    { cents: 1599, credits: 500, state: 'paid' },
  ],
  orders: 1,
  changes: 1,
  mails: ['payment-received', 'payment-received'],
};

/** A buyer whose server is killed at this point and started again. False where it was not killed any more. */
async function killedAt(point: CrashPoint): Promise<boolean> {
  const buyer = await aBuyer();
  const crashing = crashingDatabase(database.url, point);
  const end = await live(serverOn(crashing.db), buyer).then(() => 'done', String);
  const wasKilled = crashing.wasKilled();
  await crashing.close();
  expect(end).toBe(wasKilled ? 'Error: killed' : 'done');
  if (wasKilled) await live(serverOn(database.db), buyer);
  expect(await told(buyer), `${point.moment} statement ${point.statement}`).toEqual(ALL);
  return wasKilled;
}

describe.each([
  ['before', 1],
  ['after', Math.ceil(STRIDE / 2)],
] as const)('a server that is killed %s any statement', (moment, first) => {
  it('loses nothing and does nothing twice', async () => {
    let statement: number = first;
    while (statement < STATEMENTS && (await killedAt({ statement, moment }))) statement += STRIDE;
    // All of the way was walked.
    expect(statement).toBeGreaterThan(50);
    expect(statement).toBeLessThan(STATEMENTS);
    expect((await createPostgresLedger(database.db).books()).breaches).toEqual([]);
  }, 300_000);
});
