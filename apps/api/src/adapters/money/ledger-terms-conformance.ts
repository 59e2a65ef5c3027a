import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import type { Grant } from '../../domain/money/ledger.ts';
import type { Bench } from './ledger-bench.ts';

const DAY = 24 * 3_600_000;

async function paidMember({ aMember, now }: Bench, given: Partial<Grant> = {}) {
  const event = `payment:${randomUUID()}:0`;
  const member = await aMember({ event, expiresAt: now() + 2 * DAY, ...given });
  return { event, member };
}

/** Lots that live longer because more was paid. */
export function extending(get: () => Bench) {
  it('lets the lots of one source live longer, and never shorter', async () => {
    const { aMember, ledger, now } = get();
    const [soon, late] = [now() + 2 * DAY, now() + 9 * DAY];
    const member = await aMember(
      { expiresAt: soon, amount: 3 },
      { expiresAt: late },
      { source: 'pack', expiresAt: soon },
      { amount: 7 },
    );
    expect(await ledger.extend(member, 'plan', now() + 5 * DAY)).toBe(3);
    const expiries = (await ledger.lots(member)).map(({ amount, expiresAt }) => [amount, expiresAt]);
    expect(expiries).toEqual([
      [10, soon],
      [3, now() + 5 * DAY],
      [10, late],
      [7, null],
    ]);
    expect(await ledger.extend(member, 'plan', soon)).toBe(0);
  });

  it('wakes no lot that has expired, swept or not', async () => {
    const { ledger, now, pass } = get();
    const { member } = await paidMember(get());
    await pass(2 * DAY);
    expect(await ledger.extend(member, 'plan', now() + 30 * DAY)).toBe(0);
    expect((await ledger.balance(member)).available).toBe(0);
    await ledger.expire();
    expect(await ledger.extend(member, 'plan', now() + 30 * DAY)).toBe(0);
  });

  it('extends what is held too', async () => {
    const { held, ledger, now, pass } = get();
    const { member } = await paidMember(get());
    const id = await held(member, { amount: 10, ttlMs: 90 * DAY });
    expect(await ledger.extend(member, 'plan', now() + 30 * DAY)).toBe(10);
    await pass(20 * DAY);
    await ledger.void(id, 'failed');
    expect((await ledger.lots(member)).map(({ expiresAt }) => expiresAt)).toEqual([now() + 10 * DAY]);
  });

  it('throws for a member without accounts', async () => {
    const { ledger, newMember, now } = get();
    await expect(ledger.extend(await newMember(), 'plan', now())).rejects.toThrow('has no accounts');
  });
}

/** Credits that go the way of the money that paid for them. */
export function revoking(get: () => Bench) {
  it('takes back what is left, once, and only of that grant', async () => {
    const { ledger, grant } = get();
    const { event, member } = await paidMember(get());
    await grant(member, { amount: 4 });
    const revoked = { ok: true, value: { revoked: 10, spent: 0, held: 0 } };
    expect(await ledger.revoke(event, 'refund')).toEqual(revoked);
    expect(await ledger.revoke(event, 'dispute')).toEqual(revoked);
    expect(await ledger.balance(member)).toMatchObject({ available: 4, held: 0 });
    expect(await grant(member, { event, amount: 10 })).toMatchObject({ ok: true, value: { isReplay: true } });
    expect(await ledger.balance(member)).toMatchObject({ available: 4 });
  });

  it('leaves what was spent, and takes what is held when it is given back', async () => {
    const { ledger, held } = get();
    const { event, member } = await paidMember(get());
    await ledger.post(await held(member, { amount: 3 }));
    const kept = await held(member, { amount: 2 });
    const dropped = await held(member, { amount: 1 });
    expect(await ledger.revoke(event, 'refund')).toEqual({ ok: true, value: { revoked: 4, spent: 3, held: 3 } });
    expect(await ledger.balance(member)).toMatchObject({ available: 0, held: 3 });
    await ledger.post(kept);
    await ledger.void(dropped, 'failed');
    expect(await ledger.balance(member)).toMatchObject({ available: 0, held: 0 });
    expect(await ledger.receipt(dropped)).toMatchObject({ returned: 1, reason: 'failed' });
    expect(await ledger.revoke(event, 'refund')).toEqual({ ok: true, value: { revoked: 5, spent: 5, held: 0 } });
  });

  it('writes what cannot be taken back to the operator, and leaves the rest where it is', async () => {
    const { ledger, held } = get();
    const figures = async () => {
      const { spent = 0, operator = 0 } = (await ledger.books()).sums;
      return { spent, operator };
    };
    const { event, member } = await paidMember(get());
    const before = await figures();
    await ledger.post(await held(member, { amount: 3 }));
    const [runs, waits] = [await held(member, { amount: 2 }), await held(member, { amount: 4 })];
    expect(await figures()).toEqual({ ...before, spent: before.spent + 3 });
    for (let time = 0; time < 2; time += 1) await ledger.revoke(event, 'refund');
    expect(await figures()).toEqual({ ...before, operator: before.operator + 3 });
    await ledger.post(runs);
    await ledger.void(waits, 'refund');
    expect(await figures()).toEqual({ ...before, operator: before.operator + 5 });
  });

  it('gives no week more to a revoked lot, and extends it no more', async () => {
    const { ledger, held, now, pass } = get();
    const { event, member } = await paidMember(get());
    const id = await held(member, { amount: 8, ttlMs: 90 * DAY });
    await ledger.revoke(event, 'dispute');
    expect(await ledger.extend(member, 'plan', now() + 30 * DAY)).toBe(0);
    await pass(3 * DAY);
    await ledger.void(id, 'failed');
    expect(await ledger.balance(member)).toEqual({ available: 0, held: 0, localOnly: 0 });
    expect(await ledger.lots(member)).toEqual([]);
  });

  it('takes from one lot of a hold and gives back to the other', async () => {
    const { ledger, grant, held } = get();
    const { event, member } = await paidMember(get());
    await grant(member, { amount: 6, source: 'operator' });
    const id = await held(member, { amount: 14 });
    await ledger.revoke(event, 'refund');
    await ledger.void(id, 'cancelled');
    expect(await ledger.balance(member)).toMatchObject({ available: 6, held: 0 });
  });

  it('lets no more be held than is left, however many ask at once', async () => {
    const { ledger, hold } = get();
    const { event, member } = await paidMember(get());
    const asked = [hold(member), ledger.revoke(event, 'refund'), hold(member, { amount: 2 })] as const;
    const [first, , second] = await Promise.all(asked);
    const held = (first.ok ? 8 : 0) + (second.ok ? 2 : 0);
    expect(await ledger.balance(member)).toEqual({ available: 0, held, localOnly: 0 });
    expect(await hold(member, { amount: 1 })).toMatchObject({ failure: { reason: 'not-enough', fitting: 0 } });
  });

  it('says which event it does not know', async () => {
    const { ledger } = get();
    expect(await ledger.revoke(`payment:${randomUUID()}`, 'refund')).toEqual({ ok: false, failure: 'unknown-event' });
  });
}

/** The chore that runs in the background. */
export function sweeping(get: () => Bench) {
  it('takes away what ended together of however many members, once', async () => {
    const { aMember, ledger, now, pass } = get();
    // What other tests have left behind.
    await pass(400 * DAY);
    await ledger.expire();
    const members = await Promise.all(Array.from({ length: 130 }, () => aMember({ expiresAt: now() + DAY })));
    const before = (await ledger.books()).sums.expired ?? 0;
    await pass(DAY);
    expect(await ledger.expire()).toBe(members.length);
    expect(await ledger.expire()).toBe(0);
    expect((await ledger.books()).sums.expired).toBe(before + 10 * members.length);
  });
}
