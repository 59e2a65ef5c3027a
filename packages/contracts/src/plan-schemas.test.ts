import { describe, expect, it } from 'vitest';

import {
  answerOrderInput,
  changePlanInput,
  creditHistoryInput,
  exportCreditsInput,
  openOrderInput,
  turnPlanInput,
} from './plan-schemas.ts';

const key = 'b6f1a3a0-0000-4000-8000-000000000000';
const order = { sku: 'basic-month', expectedCents: 1599, idempotencyKey: key };

describe('a purchase', () => {
  it('is taken as it is', async () => {
    expect(await openOrderInput.validate(order)).toEqual(order);
    expect(await changePlanInput.validate(order)).toEqual(order);
  });

  it.each([
    [{ sku: undefined }, 'missing'],
    [{ sku: 'x'.repeat(65) }, 'too-long'],
    [{ expectedCents: 15.99 }, 'not-whole'],
    [{ expectedCents: -1 }, 'out-of-range'],
    [{ expectedCents: 100_000_001 }, 'out-of-range'],
    [{ idempotencyKey: undefined }, 'missing'],
    [{ source: 'x'.repeat(65) }, 'too-long'],
    [{ campaign: 'x'.repeat(65) }, 'too-long'],
  ])('refuses %o', async (change, problem) => {
    await expect(openOrderInput.validate({ ...order, ...change })).rejects.toThrow(problem);
  });
});

describe('the history of credits', () => {
  it('reads its filter from a query', async () => {
    const read = await creditHistoryInput.validate({ kinds: 'held,returned', from: '5', limit: '20' });
    expect(read).toEqual({ kinds: 'held,returned', from: 5, limit: 20 });
    expect(await exportCreditsInput.validate({ zone: 'Europe/Berlin' })).toEqual({ zone: 'Europe/Berlin' });
  });

  it.each([
    [{ kinds: 'held,lost' }, 'unknown'],
    [{ kinds: '' }, 'unknown'],
    [{ from: 1.5 }, 'not-whole'],
    [{ to: 9e15 }, 'out-of-range'],
    [{ limit: 101 }, 'out-of-range'],
  ])('refuses %o', async (filter, problem) => {
    await expect(creditHistoryInput.validate(filter)).rejects.toThrow(problem);
  });
});

describe('the sandbox', () => {
  it('knows its answers and turns, and no other', async () => {
    expect(await answerOrderInput.validate({ id: key, answer: 'late' })).toEqual({ id: key, answer: 'late' });
    expect(await turnPlanInput.validate({ turn: 'renew' })).toEqual({ turn: 'renew' });
    await expect(answerOrderInput.validate({ id: key, answer: 'free' })).rejects.toThrow('unknown');
    await expect(turnPlanInput.validate({ turn: 'win' })).rejects.toThrow('unknown');
  });
});
