import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { benchOf, type Bench, type LedgerUnderTest } from './ledger-bench.ts';
import { extending, revoking, sweeping } from './ledger-terms-conformance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function granting(get: () => Bench) {
  it('opens accounts once and starts with nothing', async () => {
    const { aMember, ledger } = get();
    const member = await aMember();
    await ledger.open(member);
    expect(await ledger.balance(member)).toEqual({ available: 0, held: 0, localOnly: 0 });
  });

  it('refuses to move credits of a member without accounts', async () => {
    const { newMember, grant, hold } = get();
    const member = await newMember();
    await expect(grant(member)).rejects.toThrow('has no accounts');
    await expect(hold(member)).rejects.toThrow('has no accounts');
  });

  it('grants once per event, also when two calls come at the same time', async () => {
    const { aMember, grant, ledger } = get();
    const member = await aMember();
    const event = randomUUID();
    const results = await Promise.all([grant(member, { event }), grant(member, { event })]);
    expect(results.filter((result) => result.ok && result.value.isReplay)).toHaveLength(1);
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect((await ledger.balance(member)).available).toBe(10);
    const other = await aMember();
    expect(await grant(other, { event })).toEqual({ ok: false, failure: 'event-used' });
    expect(await grant(member, { event, amount: 11 })).toEqual({ ok: false, failure: 'event-used' });
  });

  it('refuses amounts that are not above zero', async () => {
    const { aMember, grant, hold } = get();
    const member = await aMember({});
    await expect(grant(member, { amount: 0 })).rejects.toThrow(/check constraint|above zero/);
    await expect(grant(member, { amount: -5 })).rejects.toThrow(/check constraint|above zero/);
    await expect(hold(member, { amount: 0 })).rejects.toThrow(/check constraint|above zero/);
    await expect(hold(member, { amount: -5 })).rejects.toThrow(/check constraint|above zero/);
  });
}

function settling(get: () => Bench) {
  it('holds, then spends', async () => {
    const { aMember, held, ledger, now } = get();
    const member = await aMember({});
    const id = await held(member);
    expect(await ledger.balance(member)).toEqual({ available: 2, held: 8, localOnly: 0 });
    expect(await ledger.receipt(id)).toEqual({ held: 8, charged: 0, returned: 0, reason: null, at: now() });
    expect(await ledger.post(id)).toEqual({ ok: true, value: 'posted' });
    expect(await ledger.balance(member)).toEqual({ available: 2, held: 0, localOnly: 0 });
    expect(await ledger.receipt(id)).toEqual({ held: 8, charged: 8, returned: 0, reason: null, at: now() });
  });

  it('holds, then gives back with a reason', async () => {
    const { aMember, held, ledger } = get();
    const member = await aMember({});
    const id = await held(member);
    expect(await ledger.void(id, 'cancelled')).toEqual({ ok: true, value: 'voided' });
    expect(await ledger.balance(member)).toEqual({ available: 10, held: 0, localOnly: 0 });
    expect(await ledger.receipt(id)).toMatchObject({ held: 8, charged: 0, returned: 8, reason: 'cancelled' });
  });

  it('settles once, whatever comes later', async () => {
    const { aMember, held, ledger } = get();
    const member = await aMember({ amount: 20 });
    const posted = await held(member);
    const voided = await held(member);
    await Promise.all([ledger.post(posted), ledger.post(posted), ledger.void(voided, 'failed')]);
    expect(await ledger.void(posted, 'late')).toEqual({ ok: true, value: 'posted' });
    expect(await ledger.post(voided)).toEqual({ ok: true, value: 'voided' });
    expect(await ledger.balance(member)).toEqual({ available: 12, held: 0, localOnly: 0 });
  });

  it('knows no hold that was never made', async () => {
    const { ledger } = get();
    expect(await ledger.post(randomUUID())).toEqual({ ok: false, failure: 'unknown-hold' });
    expect(await ledger.void(randomUUID(), 'x')).toEqual({ ok: false, failure: 'unknown-hold' });
    expect(await ledger.receipt(randomUUID())).toBeUndefined();
  });

  it('gives the same hold for the same key, and refuses another hold under it', async () => {
    const { aMember, hold, ledger } = get();
    const member = await aMember({ amount: 100 });
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 10 }, () => hold(member, { key })));
    expect(new Set(results.map((result) => result.ok && result.value.holdId)).size).toBe(1);
    expect((await ledger.balance(member)).held).toBe(8);
    expect(await hold(member, { key, amount: 9 })).toEqual({ ok: false, failure: { reason: 'key-reused' } });
  });
}

function choosing(get: () => Bench) {
  it('refuses what the balance does not cover, and never goes below zero under a rush', async () => {
    const { aMember, hold, ledger } = get();
    const member = await aMember({ amount: 20 });
    const results = await Promise.all(Array.from({ length: 10 }, () => hold(member)));
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect(results.find((result) => !result.ok)).toMatchObject({ failure: { reason: 'not-enough' } });
    expect(await ledger.balance(member)).toEqual({ available: 4, held: 16, localOnly: 0 });
  });

  it('tells credits of the wrong scope from too few credits', async () => {
    const { aMember, hold, ledger } = get();
    const member = await aMember({ amount: 40, scope: 'local', source: 'start' }, { amount: 5 });
    const wrong = { reason: 'wrong-scope', fitting: 5 };
    expect(await hold(member, { route: 'vendor' })).toEqual({ ok: false, failure: wrong });
    expect(await hold(member, { route: 'vendor', amount: 46 })).toMatchObject({ failure: { reason: 'not-enough' } });
    expect(await ledger.widen(member, 'promotion')).toBe(0);
    expect(await ledger.widen(member, 'start')).toBe(40);
    expect(await hold(member, { route: 'vendor', amount: 45 })).toMatchObject({ ok: true });
  });

  it('takes the narrowest scope first, then what expires soonest', async () => {
    const { aMember, held, ledger, now } = get();
    const member = await aMember(
      { source: 'operator' },
      { source: 'pack', expiresAt: now() + 9 * DAY },
      { source: 'promotion', expiresAt: now() + 2 * DAY },
      { source: 'start', scope: 'local', amount: 3 },
    );
    await held(member, { amount: 25 });
    const lots = await ledger.lots(member);
    expect(lots.map(({ source, held: part }) => [source, part])).toEqual([
      ['start', 3],
      ['promotion', 10],
      ['pack', 10],
      ['operator', 2],
    ]);
  });
}

function expiring(get: () => Bench) {
  it('counts expired credits no longer, swept or not', async () => {
    const { aMember, hold, ledger, now, pass } = get();
    const member = await aMember({ expiresAt: now() + DAY }, { amount: 3 });
    await pass(DAY);
    expect((await ledger.balance(member)).available).toBe(3);
    expect(await hold(member)).toMatchObject({ failure: { reason: 'not-enough', fitting: 3 } });
    expect((await ledger.lots(member)).map(({ remaining }) => remaining)).toEqual([3]);
  });

  it('lets what is given back to an expired lot live seven days more', async () => {
    const { aMember, held, ledger, now, pass } = get();
    const member = await aMember({ expiresAt: now() + DAY });
    const id = await held(member, { ttlMs: 30 * DAY });
    await pass(2 * DAY);
    await ledger.void(id, 'failed');
    expect((await ledger.balance(member)).available).toBe(8);
    await pass(7 * DAY - 1);
    expect((await ledger.balance(member)).available).toBe(8);
    await pass(1);
    expect((await ledger.balance(member)).available).toBe(0);
  });

  it('gives back holds whose time is over', async () => {
    const { aMember, held, ledger, pass } = get();
    const member = await aMember({});
    const id = await held(member, { ttlMs: HOUR });
    await pass(HOUR - 1);
    await ledger.expire();
    expect((await ledger.balance(member)).held).toBe(8);
    await pass(1);
    expect(await ledger.expire()).toBeGreaterThan(0);
    expect(await ledger.expire()).toBe(0);
    expect(await ledger.receipt(id)).toMatchObject({ returned: 8, reason: 'expired' });
  });
}

/** The whole test of a `Ledger`: every adapter runs it. */
export function conformsToLedger(create: () => Promise<LedgerUnderTest>): void {
  let bench: Bench;
  beforeAll(async () => {
    bench = benchOf(await create());
  });
  describe('grants', () => {
    granting(() => bench);
  });
  describe('settlement', () => {
    settling(() => bench);
  });
  describe('choice of lots', () => {
    choosing(() => bench);
  });
  describe('expiry', () => {
    expiring(() => bench);
  });
  describe('extension', () => {
    extending(() => bench);
  });
  describe('revocation', () => {
    revoking(() => bench);
  });
  describe('the chore', () => {
    sweeping(() => bench);
  });
  it('keeps books that sum to zero and break no rule', async () => {
    const { sums, breaches } = await bench.ledger.books();
    expect(breaches).toEqual([]);
    expect(Object.values(sums).reduce((total, sum) => total + sum, 0)).toBe(0);
    expect(sums.issued).toBeLessThan(0);
  });
}
