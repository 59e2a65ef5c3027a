import { randomUUID } from 'node:crypto';

import type { SandboxAnswer } from '@kinora/contracts/money';
import type { SandboxTurn } from '@kinora/contracts/plans';

import { addPeriod } from '../../../domain/money/plan-months.ts';
import type { SandboxOffer } from '../../postgres/money/checkout-schema.ts';
import { offerOf, paymentsOf, tell, type PaymentRow, type PurchaseRow, type Trx } from './sandbox-rows.ts';

const LATE_MS = 20_000;

/** One move of the sandbox: what it is about, and when it happens. */
export interface Move {
  readonly row: PurchaseRow;
  readonly now: number;
}

export const newName = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`;

interface NewPayment {
  readonly offer: SandboxOffer;
  readonly cents?: number;
  readonly from: number;
  readonly key: string;
  readonly state?: 'failed' | 'paid';
  readonly changedAt?: number;
}

/** The same key pays once; false where it had paid before. */
export async function pay(trx: Trx, { now, row }: Move, payment: NewPayment): Promise<boolean> {
  const { changedAt, from, key, offer, state = 'paid' } = payment;
  const { period } = offer;
  const made = await trx
    .insertInto('sandbox_payment')
    .values({
      id: newName('pay'),
      purchase_id: row.id,
      key,
      offer: JSON.stringify(offer),
      cents: payment.cents ?? offer.cents,
      state,
      paid_at: new Date(now),
      period_from: period === null ? null : new Date(from),
      period_until: period === null ? null : new Date(addPeriod(from, period)),
      changed_at: changedAt === undefined ? null : new Date(changedAt),
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type Change = Partial<Pick<PurchaseRow, 'is_ending' | 'plan_state' | 'state'>> & {
  readonly past_due_since?: Date | null;
  readonly next_offer?: string | null;
  readonly offer?: string;
};

export const change = (trx: Trx, { id }: PurchaseRow, values: Change) =>
  trx.updateTable('sandbox_purchase').set(values).where('id', '=', id).execute();

const SENDINGS = { late: { delayMs: LATE_MS }, twice: { times: 2 }, paid: {} } as const;

/** The buyer has decided at the till. */
export async function answer(trx: Trx, { now, row }: Move, given: SandboxAnswer): Promise<void> {
  if (given === 'declined' || given === 'cancelled') {
    await change(trx, row, { state: given });
    await tell(trx, row, { id: newName('evt'), kind: `checkout.${given}` });
    return;
  }
  const offer = offerOf(row.offer);
  await pay(trx, { row, now }, { offer, from: now, key: `first:${row.id}` });
  await change(trx, row, { state: 'paid', plan_state: offer.period === null ? null : 'active' });
  await tell(trx, row, { id: newName('evt'), kind: 'checkout.paid', ...SENDINGS[given] });
}

/** The last payment that brought time; its end is the end of what is paid. */
const lastPaid = (payments: readonly PaymentRow[]) => payments.findLast(({ state }) => state !== 'failed');

/** The next period is paid, by the plan it becomes; a cancelled plan ends instead. */
export async function renew(trx: Trx, { now, row }: Move): Promise<void> {
  const last = lastPaid(await paymentsOf(trx, row));
  if (!last || last.period_until === null) return;
  if (row.is_ending) {
    await change(trx, row, { plan_state: 'ended' });
    await tell(trx, row, { id: newName('evt'), kind: 'plan.ended' });
    return;
  }
  const offer = offerOf(row.next_offer ?? row.offer);
  const isNew = await pay(trx, { row, now }, { offer, from: last.period_until, key: `renew:${last.id}` });
  if (!isNew) return;
  const paid = { plan_state: 'active' as const, past_due_since: null, next_offer: null };
  await change(trx, row, { ...paid, offer: JSON.stringify(offer) });
  await tell(trx, row, { id: newName('evt'), kind: 'payment.paid' });
}

async function failRenewal(trx: Trx, move: Move): Promise<void> {
  const { now, row } = move;
  const last = lastPaid(await paymentsOf(trx, row));
  const from = last?.period_until ?? now;
  await pay(trx, move, { offer: offerOf(row.next_offer ?? row.offer), from, key: newName('failed'), state: 'failed' });
  await change(trx, row, { plan_state: 'past-due', past_due_since: new Date(row.past_due_since ?? now) });
  await tell(trx, row, { id: newName('evt'), kind: 'payment.failed' });
}

/** Takes a payment back: all of it. */
export async function takeBack(
  trx: Trx,
  row: PurchaseRow,
  { id, state }: { id: string; state: 'disputed' | 'refunded' },
) {
  await trx
    .updateTable('sandbox_payment')
    .set((is) => ({ state, refunded_cents: is.ref('cents') }))
    .where('id', '=', id)
    .execute();
  await tell(trx, row, { id: newName('evt'), kind: `payment.${state}` });
}

/** Lets time pass, or a bank act. False where there is nothing left to take back. */
export async function turn(trx: Trx, move: Move, given: SandboxTurn): Promise<boolean> {
  if (given === 'renew') {
    await renew(trx, move);
    return true;
  }
  if (given === 'fail-renewal') {
    await failRenewal(trx, move);
    return true;
  }
  const last = (await paymentsOf(trx, move.row)).findLast(({ state }) => state === 'paid');
  if (!last) return false;
  await takeBack(trx, move.row, { id: last.id, state: given === 'refund' ? 'refunded' : 'disputed' });
  return true;
}
