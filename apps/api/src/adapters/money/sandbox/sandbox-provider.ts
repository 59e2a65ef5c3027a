import { fail, ok } from '@kinora/contracts';
import type { Kysely } from 'kysely';

import type { ProviderChange, PurchaseRef, VendorEvent } from '../../../domain/money/checkout-provider.ts';
import type { Sandbox, SandboxHook } from '../../../domain/money/sandbox.ts';
import type { Database } from '../../postgres/schema.ts';
import { signHook, verifyHook } from '../signed-hook.ts';
import { answer, change, newName, pay, renew, takeBack, turn, type Move } from './sandbox-moves.ts';
import { paymentsOf, purchaseOf, tell, truthOf, type Trx } from './sandbox-rows.ts';

/** Where the signature stands. */
export const SANDBOX_HEADER = 'kinora-signature';

const OPEN_MS = 86_400_000;
/** More renewals than a clock that was wrong could ask for. */
const RENEWALS = 120;

export interface SandboxParts {
  readonly db: Kysely<Database>;
  /** Signs its webhooks: a secret of this server alone. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type Act<Value> = (trx: Trx, move: Move) => Promise<Value>;

/** What happens by itself when time passes: orders expire, plans are renewed or end. */
async function advance(trx: Trx, { now, row }: Move): Promise<boolean> {
  if (row.state === 'open' && now - row.created_at >= OPEN_MS) {
    await change(trx, row, { state: 'expired' });
    await tell(trx, row, { id: newName('evt'), kind: 'checkout.expired' });
    return true;
  }
  if (row.plan_state !== 'active') return false;
  const last = (await paymentsOf(trx, row)).findLast(({ state }) => state !== 'failed');
  if (!last || last.period_until === null || last.period_until > now) return false;
  await renew(trx, { row, now });
  return true;
}

function createActs({ db, now }: SandboxParts) {
  /** One transaction on one purchase, after what time has done to it. */
  return <Value>(ref: PurchaseRef, act: Act<Value>): Promise<Value | undefined> =>
    db.transaction().execute(async (trx) => {
      let row = await purchaseOf(trx, ref);
      for (let round = 0; row && round < RENEWALS && (await advance(trx, { row, now: now() })); round += 1) {
        row = await purchaseOf(trx, ref);
      }
      return row && act(trx, { row, now: now() });
    });
}

async function changeNow(trx: Trx, { now, row }: Move, asked: ProviderChange): Promise<void> {
  const { at, cents, key, period, sku, unusedCents } = asked;
  const offer = { sku, cents, period };
  const due = Math.max(0, cents - unusedCents);
  const isNew = await pay(trx, { row, now }, { offer, cents: due, from: now, key: `change:${key}`, changedAt: at });
  if (!isNew) return;
  await change(trx, row, {
    offer: JSON.stringify(offer),
    next_offer: null,
    is_ending: false,
    plan_state: 'active',
    past_due_since: null,
  });
  await tell(trx, row, { id: newName('evt'), kind: 'plan.changed' });
}

async function changeLater(trx: Trx, { row }: Move, { cents, period, sku }: ProviderChange): Promise<void> {
  await change(trx, row, { next_offer: JSON.stringify({ sku, cents, period }), is_ending: false });
  await tell(trx, row, { id: newName('evt'), kind: 'plan.changed' });
}

function readEvent(body: Buffer): VendorEvent | undefined {
  try {
    const event: unknown = JSON.parse(body.toString('utf8'));
    // The sandbox has signed it.
    const { id, type, reference } = event as { id: string; type: string; reference: string };
    return { id, kind: type, about: { orderId: reference } };
  } catch {
    return undefined;
  }
}

type On = ReturnType<typeof createActs>;

function planMoves(on: On): Pick<Sandbox, 'cancel' | 'changePlan' | 'end' | 'keep'> {
  const set = (ref: PurchaseRef, values: Parameters<typeof change>[2]) =>
    on(ref, async (trx, { row }) => {
      await change(trx, row, values);
      await tell(trx, row, { id: newName('evt'), kind: 'plan.changed' });
    });
  return {
    async changePlan(ref, asked) {
      await on(ref, (trx, move) => (asked.starts === 'now' ? changeNow : changeLater)(trx, move, asked));
      return ok(null);
    },
    cancel: (ref) => set(ref, { is_ending: true, next_offer: null }),
    keep: (ref) => set(ref, { is_ending: false, next_offer: null }),
    async end(ref) {
      await on(ref, async (trx, { row }) => {
        if (row.state === 'open') await change(trx, row, { state: 'cancelled' });
        if (row.plan_state !== null) await change(trx, row, { plan_state: 'ended' });
        await tell(trx, row, { id: newName('evt'), kind: 'plan.ended' });
      });
    },
  };
}

async function refund(db: SandboxParts['db'], paymentId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('sandbox_payment')
      .innerJoin('sandbox_purchase', 'sandbox_purchase.id', 'purchase_id')
      .select('reference')
      .where('sandbox_payment.id', '=', paymentId)
      .where('sandbox_payment.state', '=', 'paid')
      .executeTakeFirst();
    if (!found) return;
    const row = await purchaseOf(trx, { orderId: found.reference, externalId: null, planId: null });
    if (row) await takeBack(trx, row, { id: paymentId, state: 'refunded' });
  });
}

async function hookOf({ db, now, secret }: SandboxParts, eventId: string): Promise<SandboxHook | undefined> {
  const event = await db
    .selectFrom('sandbox_event')
    .innerJoin('sandbox_purchase', 'sandbox_purchase.id', 'purchase_id')
    .select(['sandbox_event.kind', 'sandbox_event.created_at', 'reference'])
    .where('sandbox_event.id', '=', eventId)
    .executeTakeFirst();
  if (!event) return undefined;
  const { created_at: created, kind: type, reference } = event;
  const body = JSON.stringify({ id: eventId, type, created, reference });
  return { body, header: signHook(Buffer.from(body), secret, now()) };
}

/** A payment service in which no money moves: development and demonstrations. Its webhooks are real. */
export function createSandbox(parts: SandboxParts): Sandbox {
  const { db, secret } = parts;
  const on = createActs(parts);
  return {
    kind: 'sandbox',
    ...planMoves(on),

    async start({ cents, id: reference, period, sku }) {
      const offer = JSON.stringify({ sku, cents, period });
      await db
        .insertInto('sandbox_purchase')
        .values({ id: newName('sbx'), reference, offer, created_at: new Date(parts.now()) })
        .onConflict((is) => is.column('reference').doNothing())
        .execute();
      const { id } = await db
        .selectFrom('sandbox_purchase')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return { externalId: id, url: `/checkout/${reference}/` };
    },

    fetch: (ref) => {
      const asOf = parts.now();
      return on(ref, async (trx, { row }) => truthOf(row, await paymentsOf(trx, row), asOf));
    },

    verify({ body, headers }, now) {
      const signed = verifyHook({ body, header: headers[SANDBOX_HEADER] }, [secret], now);
      if (!signed.ok) return Promise.resolve(signed);
      const event = readEvent(body);
      return Promise.resolve(event ? ok(event) : fail('unreadable'));
    },

    preview: (_ref, { unusedCents }) => Promise.resolve(unusedCents),

    refund: (paymentId) => refund(db, paymentId),

    portal: (_customer, returnUrl) => Promise.resolve(returnUrl),

    async answer(ref, given) {
      const done = await on(ref, async (trx, move) => {
        if (move.row.state !== 'open') return false;
        await answer(trx, move, given);
        return true;
      });
      return done === true;
    },

    turn: async (ref, given) => (await on(ref, (trx, move) => turn(trx, move, given))) === true,

    hook: (eventId) => hookOf(parts, eventId),
  };
}
