import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryCounters } from '../adapters/memory-counters.ts';
import type { LimitedAction, LimitedBy } from './limit-rules.ts';
import { createLimits, delayAfter, type Caller, type Limits } from './limits.ts';

let next = 0;
const hash = (text: string) => Buffer.from(text);

/** Somebody new in every way but those that are given. */
function caller(same: Partial<Record<LimitedBy, string>> = {}): Caller {
  next += 1;
  const { account = `account ${next}`, address = `address ${next}`, device = `device ${next}` } = same;
  return { account: hash(account), address: hash(address), device: hash(device) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

async function allowed(limits: Limits, action: LimitedAction, who: () => Caller): Promise<number> {
  for (let count = 0; ; count += 1) {
    if (!(await limits.take(action, who())).ok) return count;
  }
}

describe('the real numbers', () => {
  it.each([
    { action: 'sign-up', by: 'address', times: 5, seconds: 3600 },
    { action: 'sign-up', by: 'device', times: 3, seconds: 86_400 },
    { action: 'sign-in', by: 'address', times: 20, seconds: 900 },
    { action: 'check-email', by: 'address', times: 10, seconds: 600 },
    { action: 'notice-email', by: 'address', times: 5, seconds: 600 },
    { action: 'send-code', by: 'address', times: 10, seconds: 3600 },
    { action: 'send-code', by: 'account', times: 5, seconds: 3600 },
    { action: 'check-code', by: 'address', times: 30, seconds: 3600 },
    { action: 'guest', by: 'address', times: 30, seconds: 3600 },
    { action: 'ip-info', by: 'address', times: 30, seconds: 60 },
  ] as const)('let $action by $by happen $times times in $seconds s', async ({ action, by, times, seconds }) => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const who = () => caller({ [by]: 'the same' });
    expect(await allowed(limits, action, who)).toBe(times);
    expect(await limits.take(action, who())).toEqual({ ok: false, failure: { retryAfter: seconds, isFirst: false } });
    await pass(seconds - 1);
    expect(await limits.take(action, who())).toMatchObject({ failure: { retryAfter: 1 } });
    await pass(2);
    expect(await allowed(limits, action, who)).toBe(times);
  });

  it.each([
    { action: 'check-email', by: 'address', times: 100, pause: 601 },
    { action: 'send-code', by: 'account', times: 10, pause: 3601 },
  ] as const)('let $action by $by happen $times times a day, however patient one is', async (row) => {
    const { action, by, times, pause } = row;
    const limits = createLimits(createMemoryCounters(), 'real');
    const who = () => caller({ [by]: 'the same' });
    let count = 0;
    for (let round = 0; round < 20; round += 1) {
      count += await allowed(limits, action, who);
      await pass(pause);
    }
    expect(count).toBe(times);
  });

  it('are a thousand times as large for tests, and the same shape', async () => {
    const limits = createLimits(createMemoryCounters(), 'test');
    expect(await allowed(limits, 'sign-up', () => caller({ device: 'the same' }))).toBe(3000);
  });

  it('say which refusal is the first, and give back what was harmless', async () => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const same = caller();
    for (let count = 0; count < 25; count += 1) {
      expect(await limits.take('sign-in', same)).toMatchObject({ ok: true });
      await limits.giveBack('sign-in', same);
    }
    for (let count = 0; count < 20; count += 1) await limits.take('sign-in', same);
    expect(await limits.take('sign-in', same)).toMatchObject({ failure: { isFirst: true } });
    expect(await limits.take('sign-in', same)).toMatchObject({ failure: { isFirst: false } });
  });
});

describe('wrong passwords', () => {
  it('wait longer and longer after five, up to a minute', async () => {
    expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 50].map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
    const limits = createLimits(createMemoryCounters(), 'real');
    const ada = caller();
    for (let count = 0; count < 5; count += 1) expect(await limits.tryPassword(ada)).toMatchObject({ ok: true });
    for (const delay of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await limits.tryPassword(ada)).toEqual({ ok: false, failure: { retryAfter: delay, isFirst: true } });
      expect(await limits.tryPassword(ada)).toEqual({ ok: false, failure: { retryAfter: delay, isFirst: false } });
      await pass(delay + 0.1);
      expect(await limits.tryPassword(ada)).toMatchObject({ ok: true });
    }
  });

  it('are looked at five times of 500 at once', async () => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const ada = caller();
    const tries = await Promise.all(Array.from({ length: 500 }, () => limits.tryPassword(ada)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('are forgotten when the password was right, and never held against another account', async () => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const ada = caller();
    for (let count = 0; count < 6; count += 1) await limits.tryPassword(ada);
    expect(await limits.tryPassword(caller())).toMatchObject({ ok: true });
    await limits.forgive(ada);
    expect(await limits.tryPassword(ada)).toMatchObject({ ok: true });
  });
});

/** The same caller after the key that hashes it was changed and the old one kept. */
const afterChange = (before: Caller): Caller => ({ ...caller(), earlier: [before] });

describe('callers under a new key', () => {
  it('go on where they were counted before', async () => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const before = caller();
    for (let count = 0; count < 15; count += 1) await limits.take('sign-in', before);
    const same = afterChange(before);
    expect(await allowed(limits, 'sign-in', () => same)).toBe(5);
    expect(await limits.take('sign-in', same)).toMatchObject({ failure: { isFirst: false } });
  });

  it('keep their failures and pauses, and lose both with the right password', async () => {
    const limits = createLimits(createMemoryCounters(), 'real');
    const before = caller();
    for (let count = 0; count < 6; count += 1) await limits.tryPassword(before);
    await limits.beginPause(before, 60);
    const after = afterChange(before);
    expect(await limits.tryPassword(after)).toMatchObject({ ok: false });
    expect(await limits.isPausing(after)).toBe(true);
    await limits.forgive(after);
    expect(await limits.tryPassword(after)).toMatchObject({ ok: true });
    expect(await limits.tryPassword(before)).toMatchObject({ ok: true });
  });
});

describe('the pause between codes', () => {
  it('lasts its seconds, for one account', async () => {
    const limits = createLimits(createMemoryCounters(), 'test');
    const ada = caller();
    expect(await limits.isPausing(ada)).toBe(false);
    await limits.beginPause(ada, 60);
    expect([await limits.isPausing(ada), await limits.isPausing(caller())]).toEqual([true, false]);
    await pass(61);
    expect(await limits.isPausing(ada)).toBe(false);
  });
});
