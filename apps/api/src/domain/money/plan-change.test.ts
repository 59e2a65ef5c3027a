import { planSku, type PlanPeriod, type PlanTier } from '@kinora/contracts/plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changeMoment, formerMoment, planChange, periodFrom, type PaidPlan } from './plan-change.ts';

const FROM = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;
const TIERS: readonly PlanTier[] = ['basic', 'pro'];
const PERIODS: readonly PlanPeriod[] = ['month', 'year'];
const ALL = TIERS.flatMap((tier) => PERIODS.map((period) => planSku(tier, period)));

function paid(tier: PlanTier, period: PlanPeriod): PaidPlan {
  const sku = planSku(tier, period);
  return { sku, cents: sku.priceCents, period: periodFrom(sku, FROM) };
}

describe('a change half way through November', () => {
  const at = FROM + 15 * DAY;

  it('from Basic to Pro by the month costs the difference of what is left', () => {
    expect(planChange(planSku('pro', 'month'), paid('basic', 'month'), at)).toEqual({
      sku: 'pro-month',
      starts: 'now',
      startsAt: at,
      priceCents: 3999,
      // Half of 1599, rounded up.
      unusedCents: 800,
      dueCents: 3199,
      // 1300 less half of 500.
      credits: 1050,
    });
  });

  it('from a month to a year of the same plan takes the half month off', () => {
    expect(planChange(planSku('basic', 'year'), paid('basic', 'month'), at)).toMatchObject({
      starts: 'now',
      dueCents: 9594 - 800,
      credits: 250,
    });
  });

  it('to a smaller plan, or from a year to a month, waits for the end of what is paid', () => {
    const until = periodFrom(planSku('pro', 'month'), FROM).until;
    const later = { starts: 'later', dueCents: 0, unusedCents: 0, credits: 0 };
    expect(planChange(planSku('basic', 'month'), paid('pro', 'month'), at)).toMatchObject({
      ...later,
      startsAt: until,
    });
    expect(planChange(planSku('basic', 'year'), paid('pro', 'month'), at)).toMatchObject(later);
    expect(planChange(planSku('pro', 'month'), paid('pro', 'year'), at)).toMatchObject(later);
  });

  it('from a year to a bigger month waits as long as more is left than the month costs', () => {
    const year = paid('basic', 'year');
    expect(planChange(planSku('pro', 'month'), year, at).starts).toBe('later');
    expect(planChange(planSku('pro', 'month'), year, year.period.until - 100 * DAY)).toMatchObject({ starts: 'now' });
  });
});

it('brings no credits when it is made at once, and all of them at the very end', () => {
  const plan = paid('basic', 'month');
  expect(planChange(planSku('basic', 'year'), plan, FROM)).toMatchObject({ dueCents: 9594 - 1599, credits: 0 });
  expect(planChange(planSku('basic', 'year'), plan, plan.period.until)).toMatchObject({ dueCents: 9594, credits: 500 });
});

it('never costs less than nothing, never brings more than a month, and never gives time away', () => {
  const pair = fc.record({
    next: fc.constantFrom(...ALL),
    from: fc.constantFrom(...ALL),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(pair, ({ next, from, share }) => {
      const plan = paid(from.tier, from.period);
      const at = Math.round(plan.period.from + share * (plan.period.until - plan.period.from));
      const { credits, dueCents, priceCents, unusedCents } = planChange(next, plan, at);
      expect(dueCents).toBeGreaterThanOrEqual(0);
      expect(credits).toBeLessThanOrEqual(1300);
      expect(credits).toBeGreaterThanOrEqual(0);
      expect([priceCents - unusedCents, 0]).toContain(dueCents);
      expect(unusedCents).toBeLessThanOrEqual(plan.cents);
      expect([credits, dueCents, unusedCents].every(Number.isInteger)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('stands still for ten minutes and never counts from before the plan', () => {
  const plan = paid('basic', 'month');
  const now = FROM + DAY + 601_000;
  expect(changeMoment(plan, now)).toBe(FROM + DAY + 600_000);
  expect(changeMoment(plan, now + 598_000)).toBe(FROM + DAY + 600_000);
  expect(formerMoment(plan, now)).toBe(FROM + DAY);
  expect(changeMoment(plan, FROM + 1000)).toBe(FROM);
  expect(formerMoment(plan, FROM + 1000)).toBe(FROM);
});
